import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSavedAt } from '../../i18n/index.ts';
import { VersionChoice } from '../../ui/index.ts';
import { useLanguage } from '../platform.ts';
import type { QueuedField } from './useField.ts';

type Props<Value> = {
  field: Pick<QueuedField<Value>, 'value' | 'status' | 'choose'>;
  /** Renders one of the two values. It gets the `other` value, too, so that it can show only the differences. */
  show: (value: Value, other: Value) => ReactNode;
  title?: string;
};

/**
 * Shows both values of a field that two people changed, and lets the user choose one. Renders nothing without a
 * conflict.
 */
export function ConflictChoice<Value>({ field, show, title }: Props<Value>) {
  const { t } = useTranslation('platform');
  const language = useLanguage();
  const { value: mine, status, choose } = field;
  if (status.kind !== 'conflict' || mine === undefined) return null;
  const { theirs } = status;
  const time = formatSavedAt(theirs.savedAt, language);
  return (
    <VersionChoice
      title={title ?? t('conflict.title')}
      mine={{
        label: t('conflict.mine'),
        content: show(mine, theirs.value),
        choose: t('conflict.keepMine'),
      }}
      theirs={{
        label: t('conflict.theirs', { name: theirs.savedBy, time }),
        content: show(theirs.value, mine),
        choose: t('conflict.takeTheirs'),
      }}
      onChoose={choose}
    />
  );
}
