import type { Question } from '@cert/shared/contract';
import type { FormKey } from '@cert/shared/domain';
import { ConflictChoice, useQueuedField } from '@cert/shared/platform';
import { useOpenCategory } from '../OpenCategory.tsx';
import { answerFieldSource } from './answerSaver.ts';
import { describeVersion, useVersionTexts } from './describeAnswers.ts';

type Props = {
  formKey: FormKey;
  /** The question of the key; undefined for the comment on an area. */
  question?: Question;
};

/**
 * Shows both values of a key that two people changed, and lets the user choose one. Renders nothing without a conflict.
 */
export function Conflict({ formKey, question }: Props) {
  const texts = useVersionTexts();
  const { questionnaireId, category } = useOpenCategory();
  const { responses } = category;
  const field = useQueuedField(answerFieldSource({ questionnaireId, responses }, formKey));
  return (
    <ConflictChoice
      field={field}
      show={(version, other) =>
        describeVersion({ version, other, formKey, question, texts }).map((line) => (
          <p key={line}>{line}</p>
        ))
      }
    />
  );
}
