import type { Question } from '@cert/shared/contract';
import type { FormKey } from '@cert/shared/domain';
import { ConflictChoice, useField } from '@cert/shared/platform';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import { toAnswerField, describeVersion, getVersionTexts } from './describeAnswers.ts';

type Props = {
  formKey: FormKey;
  /** The question of the key; undefined for the comment on an area. */
  question?: Question;
};

/**
 * Shows both values of a key that two people changed, and lets the user choose one. Renders nothing without a conflict.
 */
export function AnswerConflict({ formKey, question }: Props) {
  const current = useCurrentCategory();
  const texts = getVersionTexts(current);
  const field = useField(toAnswerField(current, formKey));
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
