import type { Question } from '@cert/shared/contract';
import { questionKey, additionalInputKey } from '@cert/shared/domain';
import { ChoiceList } from '@cert/shared/ui';
import { useFormValue } from '../saving/useFormStore.ts';
import { getAnswerValue } from '../saving/answerSaver.ts';
import { textExtraInput } from './extras.tsx';
import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { useExtraValues } from './useExtraValues.tsx';

/**
 * Single choice. A click on the selected answer deselects it, which saves `false`. Entering an extra value selects the
 * answer it belongs to; clearing that value deselects the answer.
 */
export function SingleChoiceField({ question, isReadOnly, describedBy }: QuestionFieldProps) {
  const { value, change } = useFormValue(questionKey(question.id));
  const extras = useExtraValues(question);
  const given = value && value.value !== false ? (value.answerId ?? null) : null;
  const chosen = given === null ? null : Number(given);

  function choose(answerId: number | null) {
    const { id: questionId, type } = question;
    change(answerId !== null && { questionId, answerId, type, value: true });
    if (chosen !== null && chosen !== answerId) extras.remove(chosen);
    if (answerId !== null) extras.restore(answerId);
  }

  function enter(answerId: number, text: string | null) {
    extras.enter(answerId, text);
    if (text !== null && chosen !== answerId) choose(answerId);
    if (text === null && chosen === answerId) choose(null);
  }

  return (
    <>
      <ChoiceList
        label={{ hidden: question.title }}
        choices={question.answers.map((answer) => ({
          value: answer.id,
          text: answer.content,
          extra:
            answer.skipAdditional === 0
              ? {
                  place: 'below',
                  content: (
                    <SingleChoiceExtra answer={answer} onEnter={(text) => enter(answer.id, text)} />
                  ),
                }
              : undefined,
        }))}
        value={chosen}
        onChange={(answerId) => extras.change(() => choose(answerId))}
        isDisabled={isReadOnly}
        describedBy={describedBy}
      />
      {extras.offer}
    </>
  );
}

type Props = {
  answer: Question['answers'][number];
  /** Null when the input was cleared. */
  onEnter: (text: string | null) => void;
};

/** The text input of one answer of a single choice. */
function SingleChoiceExtra({ answer, onEnter }: Props) {
  const beside = useFormValue(additionalInputKey(answer.id));
  return (
    <textExtraInput.Input
      answer={answer}
      value={getAnswerValue(beside)}
      onChange={(value) => onEnter(typeof value === 'string' ? value : null)}
    />
  );
}
