import { questionKey } from '@cert/shared/domain';
import { useAnswer } from '@cert/shared/platform';
import { ChoiceList } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.ts';
import type { FieldProps } from './Field.ts';

/** One of the answers, or none: choosing the chosen one again sends `false` (spec 1 §4). */
export function SingleChoiceField({ question, isReadOnly, describedBy }: FieldProps) {
  const { questionnaireId, category } = useOpenCategory();
  const key = questionKey(question.id);
  const { value, change } = useAnswer(questionnaireId, key, category.responses[key]);
  const chosen = value && value.value !== false ? (value.answerId ?? null) : null;
  return (
    <ChoiceList
      label={{ hidden: question.title }}
      choices={question.answers.map(({ id, content }) => ({ value: id, text: content }))}
      value={chosen === null ? null : Number(chosen)}
      onChange={(answerId) =>
        change(
          answerId !== null && {
            questionId: question.id,
            answerId,
            type: 'single-choice',
            value: true,
          },
        )
      }
      isDisabled={isReadOnly}
      describedBy={describedBy}
    />
  );
}
