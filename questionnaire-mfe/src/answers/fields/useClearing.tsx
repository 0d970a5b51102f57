import { useState, type ReactNode } from 'react';
import type { Question } from '@cert/shared/contract';
import { additionalKey, completingKeys, isSameAnswer, type FormKey } from '@cert/shared/domain';
import { Button, focusFieldOf, Notice } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.tsx';
import { currentValue, type AnswerState, type SentAnswer } from '../saving/answerSaver.ts';
import { useFormStore } from '../saving/useFormStore.ts';

/** The answers of a question by form key. */
type Given = ReadonlyMap<FormKey, SentAnswer>;

type Clearing = {
  /** Changes what is chosen. If a text or number beside an answer is lost by it, the user can take the change back. */
  change: (apply: () => void) => void;
  /** Call when something else is entered: what was offered would undo that, too. */
  forget: () => void;
  /** The offer to take the last change back, if it cleared something. */
  offer: ReactNode;
};

/** Lets the user take back a choice that cleared texts or numbers beside other answers. */
export function useClearing(question: Question): Clearing {
  const { t } = useOpenCategory();
  const { read, write } = useFormStore();
  const [before, setBefore] = useState<Given>();

  const readAll = (): Given =>
    new Map(completingKeys(question).map((key) => [key, toSent(question, read(key))]));
  const forget = () => setBefore(undefined);

  function takeBack(given: Given) {
    const now = readAll();
    for (const [key, value] of given)
      if (!isSameAnswer(value, now.get(key) ?? false)) write(key, value);
    forget();
  }

  return {
    change(apply) {
      const given = readAll();
      apply();
      setBefore(hasLostExtra(question, given, readAll()) ? given : undefined);
    },
    forget,
    offer: before && (
      <Notice
        tone="info"
        action={
          <Button
            tone="quiet"
            onClick={({ currentTarget }) => {
              takeBack(before);
              focusFieldOf(currentTarget);
            }}
          >
            {t('clearing.takeBack')}
          </Button>
        }
      >
        {t('clearing.cleared')}
      </Notice>
    ),
  };
}

function toSent({ id: questionId, type }: Question, state: AnswerState): SentAnswer {
  const value = currentValue(state);
  if (value === undefined || !state.value) return false;
  return { questionId, answerId: state.value.answerId, type, value };
}

function hasLostExtra({ answers }: Question, before: Given, after: Given): boolean {
  return answers.some(({ id }) => {
    const key = additionalKey(id);
    return before.get(key) !== false && after.get(key) === false;
  });
}
