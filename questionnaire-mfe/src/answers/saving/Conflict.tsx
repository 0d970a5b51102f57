import { useTranslation } from 'react-i18next';
import type { Question } from '@cert/shared/contract';
import type { FormKey } from '@cert/shared/domain';
import { formatSavedAt } from '@cert/shared/i18n';
import {
  useQueuedField,
  useLanguage,
  type QueuedValue,
  type StoredValue,
} from '@cert/shared/platform';
import { VersionChoice } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.tsx';
import { describeVersion } from './describeVersion.ts';
import { useVersionTexts } from './useVersionTexts.ts';

type Version = QueuedValue | StoredValue;

type Props = {
  formKey: FormKey;
  /** The question of the key; undefined for the comment on an area. */
  question?: Question;
};

/**
 * Shows both values of a key that two people changed, and lets the user choose one. Renders nothing without a conflict.
 */
export function Conflict({ formKey, question }: Props) {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  const texts = useVersionTexts();
  const { questionnaireId, category } = useOpenCategory();
  const answer = useQueuedField(questionnaireId, formKey, category.responses[formKey]);
  if (answer.status.kind !== 'conflict' || answer.value === undefined) return null;
  const { theirs } = answer.status;
  const mine = answer.value;
  const linesOf = (version: Version, other: Version) =>
    describeVersion({ version, other, formKey, question, texts }).map((line) => (
      <p key={line}>{line}</p>
    ));
  const time = formatSavedAt(theirs.savedAt, language);
  return (
    <VersionChoice
      title={t('conflict.title')}
      mine={{
        label: t('conflict.mine'),
        content: linesOf(mine, theirs),
        choose: t('conflict.keepMine'),
      }}
      theirs={{
        label: t('conflict.theirs', { name: theirs.savedBy, time }),
        content: linesOf(theirs, mine),
        choose: t('conflict.takeTheirs'),
      }}
      onChoose={answer.choose}
    />
  );
}
