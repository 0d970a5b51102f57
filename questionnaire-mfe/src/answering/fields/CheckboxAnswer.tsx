import type { Question } from '@cert/shared/contract';
import { answerKey } from '@cert/shared/domain';
import { Checkbox } from '@cert/shared/ui';
import { currentValue } from '../saving/answerSaver.ts';
import { useFormValue } from '../saving/useFormStore.ts';
import type { ExtraInput } from './extras/ExtraInput.ts';
import { CheckboxExtra } from './extras/CheckboxExtra.tsx';
import { useExtras } from './extras/useExtras.ts';

type Props = { question: Question; answer: Question['answers'][number]; extra: ExtraInput };

/** One checkbox with its extra input. Entering an extra value ticks the box; clearing the value unticks it. */
export function CheckboxAnswer({ question, answer, extra }: Props) {
  const { id: answerId, content, skipAdditional } = answer;
  const tick = useFormValue(answerKey(answerId));
  const extras = useExtras(question);
  const isTicked = currentValue(tick) !== undefined;

  function setTicked(isTickedNow: boolean) {
    const { id: questionId, type } = question;
    tick.change(isTickedNow && { questionId, answerId, type, value: true });
  }

  return (
    <Checkbox
      text={content}
      isChecked={isTicked}
      onChange={(isTickedNow) => {
        setTicked(isTickedNow);
        if (isTickedNow) extras.restore(answerId);
        else extras.remove(answerId);
      }}
      extra={
        skipAdditional === 0
          ? {
              place: extra.place,
              content: (
                <CheckboxExtra
                  Input={extra.Input}
                  answer={answer}
                  onEnter={(value) => {
                    extras.enter(answerId, value);
                    if ((value !== null) !== isTicked) setTicked(value !== null);
                  }}
                />
              ),
            }
          : undefined
      }
    />
  );
}
