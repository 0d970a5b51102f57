import { useRef, useState } from 'react';
import type { Question } from '@cert/shared/contract';
import { isBeyond } from '@cert/shared/domain';
import { useAct, useRefresh } from '@cert/shared/platform';

export type BeyondMark = {
  isMarked: boolean;
  /** Why the last change was refused; the mark then has its previous value. */
  failure: unknown;
  mark: (isMarked: boolean) => void;
};

/**
 * The team's mark of a question of the second track. It changes at once and changes back when the server refuses it.
 */
export function useBeyondMark({
  questionnaireId,
  question,
}: {
  questionnaireId: number;
  question: Question;
}): BeyondMark {
  const refresh = useRefresh();
  const update = useAct('aboveBeyondUpdate');
  const [pending, setPending] = useState<boolean>();
  const [failure, setFailure] = useState<unknown>();
  /** The latest choice; undefined when no call is in flight. */
  const latest = useRef<boolean>(undefined);

  async function mark(isMarked: boolean): Promise<void> {
    const isSending = latest.current !== undefined;
    latest.current = isMarked;
    setPending(isMarked);
    setFailure(undefined);
    // Two parallel calls could arrive in the wrong order. The call in flight sends the latest choice afterwards.
    if (isSending) return;
    try {
      let sent: boolean | undefined;
      while (sent !== latest.current) {
        sent = latest.current;
        await update({ id: questionnaireId, questionId: question.id, grade: sent });
      }
    } catch (thrown) {
      setFailure(thrown);
    }
    latest.current = undefined;
    await refresh('areaCategory', 'aboveBeyond', 'aboveBeyondStats', 'areaCategoryList');
    if (latest.current === undefined) setPending(undefined);
  }

  return {
    isMarked: pending ?? isBeyond(question.grade ?? null),
    failure,
    mark: (isMarked) => void mark(isMarked),
  };
}
