import { useTranslation } from 'react-i18next';
import { formatSavedAt } from '@cert/shared/i18n';
import { extractText, useLanguage, type StoredValue } from '@cert/shared/platform';
import { VersionChoice } from '@cert/shared/ui';
import { textKindOf } from '../textKinds.ts';

type Props = {
  field: string;
  mine: string;
  theirs: StoredValue;
  onChoose: (whose: 'mine' | 'theirs') => void;
};

/**
 * Shows both versions of a text that two people have changed, with formatting. See
 * `docs/decisions/0026-writing-the-report.md`.
 */
export function FieldConflict({ field, mine, theirs, onChoose }: Props) {
  const { t } = useTranslation('report');
  const { Preview } = textKindOf(field);
  const time = formatSavedAt(theirs.savedAt, useLanguage());
  return (
    <VersionChoice
      title={t('editing.conflict.title')}
      mine={{
        label: t('editing.conflict.mine'),
        content: <Preview html={mine} />,
        choose: t('editing.conflict.keepMine'),
      }}
      theirs={{
        label: t('editing.conflict.theirs', { name: theirs.savedBy, time }),
        content: <Preview html={extractText(theirs)} />,
        choose: t('editing.conflict.takeTheirs'),
      }}
      onChoose={onChoose}
    />
  );
}
