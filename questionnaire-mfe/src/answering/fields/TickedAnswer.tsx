import type { Question } from '@cert/shared/contract';
import { answerKey } from '@cert/shared/domain';
import { Checkbox } from '@cert/shared/ui';
import { currentValue } from '../saving/currentValue.ts';
import { useFormKey } from '../saving/useFormKey.ts';
import type { ExtraInput } from './extras/ExtraInput.ts';
import { TickedExtra } from './extras/TickedExtra.tsx';
import { useExtras } from './extras/useExtras.ts';

type Props = { question: Question; answer: Question['answers'][number]; extra: ExtraInput };

/** One checkbox with its extra input. Entering an extra value ticks the box; clearing the value unticks it. */
export function TickedAnswer({ question, answer, extra }: Props) {
  const { id: answerId, content, skipAdditional } = answer;
  const tick = useFormKey(answerKey(answerId));
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
                <TickedExtra
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
