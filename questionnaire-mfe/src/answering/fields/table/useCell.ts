import { useSyncExternalStore } from 'react';
import type { Question } from '@cert/shared/contract';
import { answerKey } from '@cert/shared/domain';
import { useKeySubscription, useFormStore } from '../../saving/useFormStore.ts';
import { singleAnswer } from '../singleAnswer.ts';
import { tableOf } from './tableOf.ts';
import { withCell } from './withCell.ts';

export type Cell = {
  /** Undefined when the cell is empty. */
  content: string | number | undefined;
  change: (content: string | number | null) => void;
};

/**
 * Reads and changes one cell of a table question. All cells share one key, but the component renders only when the
 * content of its own cell changes.
 */
export function useCell(question: Question, name: string): Cell {
  const { id: questionId, type } = question;
  const answerId = singleAnswer(question).id;
  const key = answerKey(answerId);
  const { read, write } = useFormStore();
  const content = useSyncExternalStore(useKeySubscription([key]), () => tableOf(read(key))[name]);
  return {
    content,
    change(entered) {
      // Read the table again: other cells may have changed since the last render.
      const value = withCell(tableOf(read(key)), name, entered);
      write(key, Object.keys(value).length > 0 && { questionId, answerId, type, value });
    },
  };
}
