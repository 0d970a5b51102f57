import { useRef, useState, type ReactNode } from 'react';
import type { Question } from '@cert/shared/contract';
import {
  additionalInputKey,
  answerKey,
  isSameAnswer,
  questionKey,
  type AnswerValue,
  type FormKey,
} from '@cert/shared/domain';
import type { NumberChangeCause } from '@cert/shared/ui';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import { getAnswerValue, type AnswerState, type SentAnswer } from '../saving/answerSaver.ts';
import { useFormStore } from '../saving/useFormStore.ts';
import { UndoNotice } from './UndoNotice.tsx';

/** What is chosen or ticked in a question, by form key. */
type Choices = ReadonlyMap<FormKey, SentAnswer>;

export type ExtraValues = {
  /** Applies a change of what is chosen. If this removes a value beside an answer, the user can undo the change. */
  change: (apply: () => void) => void;
  /**
   * Enters a value beside an answer; null clears it. The offer to undo the last change disappears, because undoing
   * would also remove this value.
   */
  enter: (answerId: number, value: AnswerValue | null, cause?: NumberChangeCause) => void;
  /** Call when the answer is no longer chosen: removes its value, because the user could no longer see it. */
  remove: (answerId: number) => void;
  /**
   * Call when the answer is chosen again: brings back the value that `remove` has removed since the page was opened.
   */
  restore: (answerId: number) => void;
  /** The notice whose button undoes the last change of what is chosen, if that change removed a value. */
  offer: ReactNode;
};

/**
 * Reads and changes the values that users enter beside the answers of a question. Only chosen answers have such a
 * value. Removed values are remembered while the page is open, so that they can be restored.
 */
export function useExtraValues(question: Question): ExtraValues {
  const { id: questionId, type, answers } = question;
  const { t } = useCurrentCategory();
  const { read, write } = useFormStore();
  /** The removed values by answer id. Undoing a change also takes the values from this map. */
  const removed = useRef(new Map<number, AnswerValue>());
  const [before, setBefore] = useState<Choices>();

  const given = (answerId: number) => getAnswerValue(read(additionalInputKey(answerId)));
  const givenIds = () => answers.flatMap(({ id }) => (given(id) === undefined ? [] : [id]));
  const writeExtra = (answerId: number, value: AnswerValue | null, cause?: NumberChangeCause) =>
    write(
      additionalInputKey(answerId),
      value !== null && { questionId, answerId, type, value },
      cause,
    );

  function remove(answerId: number) {
    const value = given(answerId);
    if (value === undefined) return;
    removed.current.set(answerId, value);
    writeExtra(answerId, null);
  }

  function restore(answerId: number) {
    const value = removed.current.get(answerId);
    removed.current.delete(answerId);
    if (value !== undefined && given(answerId) === undefined) writeExtra(answerId, value);
  }

  function readChoices(): Choices {
    const keys = [questionKey(questionId), ...answers.map(({ id }) => answerKey(id))];
    return new Map(keys.map((key) => [key, toSent(question, read(key))]));
  }

  function takeBack(choices: Choices) {
    const now = readChoices();
    for (const [key, choice] of choices)
      if (!isSameAnswer(choice, now.get(key) ?? false)) write(key, choice);
    for (const { id } of answers) {
      const isChosen = isChosenIn(choices, { questionId, answerId: id });
      if (isChosen === isChosenIn(now, { questionId, answerId: id })) continue;
      if (isChosen) restore(id);
      else remove(id);
    }
    setBefore(undefined);
  }

  return {
    remove,
    restore,
    enter(answerId, value, cause) {
      setBefore(undefined);
      removed.current.delete(answerId);
      writeExtra(answerId, value, cause);
    },
    change(apply) {
      const choices = readChoices();
      const ids = givenIds();
      apply();
      setBefore(ids.some((id) => given(id) === undefined) ? choices : undefined);
    },
    offer: before && (
      <UndoNotice onTakeBack={() => takeBack(before)}>{t('clearing.cleared')}</UndoNotice>
    ),
  };
}

function toSent({ id: questionId, type }: Question, state: AnswerState): SentAnswer {
  const value = getAnswerValue(state);
  if (value === undefined || !state.value) return false;
  return { questionId, answerId: state.value.answerId, type, value };
}

function isChosenIn(
  choices: Choices,
  { questionId, answerId }: { questionId: number; answerId: number },
): boolean {
  const choice = choices.get(questionKey(questionId));
  const isChoice = choice !== undefined && choice !== false && Number(choice.answerId) === answerId;
  return isChoice || (choices.get(answerKey(answerId)) ?? false) !== false;
}
