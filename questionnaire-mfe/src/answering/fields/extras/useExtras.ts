import { useRef } from 'react';
import type { Question } from '@cert/shared/contract';
import { additionalKey, type AnswerValue } from '@cert/shared/domain';
import { storedValue } from '../../saving/storedValue.ts';
import { useFormKeys } from '../../saving/useFormKeys.ts';

/**
 * Keeps the extra inputs of a question together with its choices: what is not chosen has no extra value either, since
 * nobody would see that it is still there. A choice that comes back while the page is open gets its own back.
 */
export function useExtras({ id: questionId, type }: Question) {
  const { read, write } = useFormKeys();
  const removed = useRef(new Map<number, AnswerValue>());
  const enter = (answerId: number, value: AnswerValue | null) =>
    write(additionalKey(answerId), value !== null && { questionId, answerId, type, value });
  const given = (answerId: number) => storedValue(read(additionalKey(answerId)));
  return {
    enter,
    /** The choice is lifted. */
    remove(answerId: number) {
      const value = given(answerId);
      if (value === undefined) return;
      removed.current.set(answerId, value);
      enter(answerId, null);
    },
    /** The choice is made again. */
    restore(answerId: number) {
      const value = removed.current.get(answerId);
      removed.current.delete(answerId);
      if (value !== undefined && given(answerId) === undefined) enter(answerId, value);
    },
  };
}
