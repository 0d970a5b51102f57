import { useRef } from 'react';
import type { Question } from '@cert/shared/contract';
import { additionalKey, type AnswerValue } from '@cert/shared/domain';
import { currentValue } from '../../saving/answerSaver.ts';
import { useFormStore } from '../../saving/useFormStore.ts';

/**
 * Keeps extra values consistent with the choices. Removing a choice also clears its extra value, because the user could
 * no longer see it. If the user chooses the answer again while the page is open, its value comes back.
 */
export function useExtras({ id: questionId, type }: Question) {
  const { read, write } = useFormStore();
  const removed = useRef(new Map<number, AnswerValue>());
  const enter = (answerId: number, value: AnswerValue | null) =>
    write(additionalKey(answerId), value !== null && { questionId, answerId, type, value });
  const given = (answerId: number) => currentValue(read(additionalKey(answerId)));
  return {
    enter,
    /** Call when the answer is no longer chosen. */
    remove(answerId: number) {
      const value = given(answerId);
      if (value === undefined) return;
      removed.current.set(answerId, value);
      enter(answerId, null);
    },
    /** Call whenever the answer is chosen. Brings back the extra value that `remove` cleared, if there is one. */
    restore(answerId: number) {
      const value = removed.current.get(answerId);
      removed.current.delete(answerId);
      if (value !== undefined && given(answerId) === undefined) enter(answerId, value);
    },
  };
}
