import type { Question } from '@cert/shared/contract';
import { additionalKey, answerKey } from '@cert/shared/domain';
import { useAnswer } from '@cert/shared/platform';
import { Checkbox } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.ts';
import { givenValue } from '../saving/givenValue.ts';
import type { ExtraInput } from './extras/ExtraInput.ts';
import { useExtras } from './extras/useExtras.ts';

type Props = { question: Question; answer: Question['answers'][number]; extra: ExtraInput };

/** One answer to tick, with its extra input: entering something ticks it, emptying unticks it (spec 1 §4). */
export function TickedAnswer({ question, answer, extra: { Input, place } }: Props) {
  const { questionnaireId, category } = useOpenCategory();
  const { id: answerId, content, skipAdditional } = answer;
  const key = answerKey(answerId);
  const besideKey = additionalKey(answerId);
  const tick = useAnswer(questionnaireId, key, category.responses[key]);
  const beside = useAnswer(questionnaireId, besideKey, category.responses[besideKey]);
  const extras = useExtras(question);
  const isTicked = givenValue(tick) !== undefined;

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
              place,
              content: (
                <Input
                  answer={answer}
                  value={givenValue(beside)}
                  onChange={(value) => {
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
