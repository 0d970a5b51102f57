import { useId } from 'react';
import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import {
  additionalInputKey,
  answerKey,
  listExcludedAnswers,
  type AnswerValue,
} from '@cert/shared/domain';
import { ChoiceGroup, color, fontSize, Checkbox, type NumberChangeCause } from '@cert/shared/ui';
import { getAnswerValue } from '../saving/answerSaver.ts';
import { useFormStore, useFormValue } from '../saving/useFormStore.ts';
import type { ExtraInput } from './extras.tsx';
import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { useExtraValues, type ExtraValues } from './useExtraValues.tsx';

type Props = QuestionFieldProps & {
  extra: ExtraInput;
  /** Bounds of the extra inputs, shown once for all of them. */
  hint?: string;
};

/** A list of checkboxes. Each one is saved under its own key. */
export function CheckboxAnswers({ question, isReadOnly, describedBy, extra, hint }: Props) {
  const hintId = useId();
  const extras = useExtraValues(question);
  const isHinted = hint && question.answers.some(({ skipAdditional }) => skipAdditional === 0);
  return (
    <ChoiceGroup
      label={{ hidden: question.title }}
      isDisabled={isReadOnly}
      describedBy={[describedBy, isHinted && hintId].filter(Boolean).join(' ') || undefined}
    >
      {question.answers.map((answer) => (
        <CheckboxAnswer key={answer.id} {...{ question, answer, extra, extras }} />
      ))}
      {isHinted && <Hint id={hintId}>{hint}</Hint>}
      {extras.offer}
    </ChoiceGroup>
  );
}

const Hint = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

type CheckboxAnswerProps = {
  question: Question;
  answer: Question['answers'][number];
  extra: ExtraInput;
  extras: ExtraValues;
};

/**
 * One checkbox with its extra input. Entering an extra value ticks the box; clearing the value unticks it. A tick
 * unticks the answers that cannot be combined with it.
 */
function CheckboxAnswer({ question, answer, extra, extras }: CheckboxAnswerProps) {
  const { id: answerId, content, skipAdditional } = answer;
  const tick = useFormValue(answerKey(answerId));
  const store = useFormStore();
  const isTicked = getAnswerValue(tick) !== undefined;

  function setTicked(isTickedNow: boolean, cause?: NumberChangeCause) {
    const { id: questionId, type } = question;
    for (const id of isTickedNow
      ? listExcludedAnswers(answerId, toMultipleChoiceAnswers(question))
      : [])
      if (getAnswerValue(store.read(answerKey(id))) !== undefined) {
        store.write(answerKey(id), false);
        extras.remove(id);
      }
    tick.change(isTickedNow && { questionId, answerId, type, value: true }, cause);
  }

  return (
    <Checkbox
      text={content}
      isChecked={isTicked}
      onChange={(isTickedNow) =>
        extras.change(() => {
          setTicked(isTickedNow);
          if (isTickedNow) extras.restore(answerId);
          else extras.remove(answerId);
        })
      }
      extra={
        skipAdditional === 0
          ? {
              place: extra.place,
              content: (
                <CheckboxExtra
                  Input={extra.Input}
                  answer={answer}
                  onEnter={(value, cause) => {
                    extras.enter(answerId, value, cause);
                    if ((value !== null) !== isTicked) setTicked(value !== null, cause);
                  }}
                />
              ),
            }
          : undefined
      }
    />
  );
}

/**
 * Converts all answers of a question to the input of `listExcludedAnswers`, which lists the answers to untick when one
 * is ticked.
 */
export function toMultipleChoiceAnswers({ answers }: Pick<Question, 'answers'>) {
  return answers.map(({ id, excludesOthers }) => ({ id, excludesOthers: excludesOthers === 1 }));
}

type CheckboxExtraProps = Pick<ExtraInput, 'Input'> & {
  answer: Question['answers'][number];
  /** The value is null when the input was cleared. */
  onEnter: (value: AnswerValue | null, cause?: NumberChangeCause) => void;
};

/** The extra input of a checkbox. It is a separate component, so that a key press renders only this input again. */
function CheckboxExtra({ Input, answer, onEnter }: CheckboxExtraProps) {
  const beside = useFormValue(additionalInputKey(answer.id));
  return <Input answer={answer} value={getAnswerValue(beside)} onChange={onEnter} />;
}
