import type { TableValue } from '@cert/shared/domain';
import type { AnswerState } from '../../saving/answerSaver.ts';
import { currentValue } from '../../saving/answerSaver.ts';

/** Returns the filled cells of a table answer; an empty object when there is no answer. */
export function tableOf(known: AnswerState | undefined): TableValue {
  const value = known && currentValue(known);
  return typeof value === 'object' ? value : {};
}
