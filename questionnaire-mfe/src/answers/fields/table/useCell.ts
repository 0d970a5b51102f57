import { useSyncExternalStore } from 'react';
import type { Question } from '@cert/shared/contract';
import { answerKey, type TableValue } from '@cert/shared/domain';
import type { NumberChangeCause } from '@cert/shared/ui';
import { getAnswerValue, type AnswerState } from '../../saving/answerSaver.ts';
import { useFormKeySubscription, useFormStore } from '../../saving/useFormStore.ts';
import { requireSingleAnswer } from '../QuestionFieldComponent.ts';

export type Cell = {
  /** Undefined when the cell is empty. */
  content: string | number | undefined;
  change: (content: string | number | null, cause?: NumberChangeCause) => void;
};

/**
 * Reads and changes one cell of a table question. All cells share one key, but the component renders only when the
 * content of its own cell changes.
 */
export function useCell(question: Question, name: string): Cell {
  const { id: questionId, type } = question;
  const answerId = requireSingleAnswer(question).id;
  const key = answerKey(answerId);
  const { read, write } = useFormStore();
  const content = useSyncExternalStore(
    useFormKeySubscription([key]),
    () => toTableValue(read(key))[name],
  );
  return {
    content,
    change(entered, cause) {
      // Read the table again: other cells may have changed since the last render.
      const value = withCellContent(toTableValue(read(key)), name, entered);
      write(key, Object.keys(value).length > 0 && { questionId, answerId, type, value }, cause);
    },
  };
}

/** Returns the table with new content in one cell. An empty cell is removed from the table. */
export function withCellContent(
  table: TableValue,
  name: string,
  content: string | number | null,
): TableValue {
  const isBlank = content === null || (typeof content === 'string' && content.trim() === '');
  if (!isBlank) return { ...table, [name]: content };
  return Object.fromEntries(Object.entries(table).filter(([cell]) => cell !== name));
}

/** Returns the filled cells of a table answer; an empty object when there is no answer. */
export function toTableValue(known: AnswerState | undefined): TableValue {
  const value = known && getAnswerValue(known);
  return typeof value === 'object' ? value : {};
}
