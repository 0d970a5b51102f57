import {
  numberBounds,
  findNumberIssue,
  findTableIssue,
  type AnswerValue,
  type QuestionKind,
  type TableIssue,
} from '@cert/shared/domain';
import type { AnswerShape } from './answerShapes.ts';

/** Why a value is not valid for its key. */
export type ValueIssue = TableIssue;

/**
 * Validates a value against its shape; undefined if valid. The caller handles "cleared" (false).
 * @param kind kind of the question; determines the cells of a table
 */
export function findValueIssue({
  shape,
  kind,
  value,
}: {
  shape: AnswerShape;
  kind: QuestionKind;
  value: AnswerValue;
}): ValueIssue | undefined {
  switch (shape) {
    case 'choice':
    case 'tick':
      return value === true ? undefined : 'wrong-value';
    case 'text':
      return typeof value === 'string' ? undefined : 'wrong-value';
    case 'table':
      return typeof value === 'object' ? findTableIssue(kind, value) : 'wrong-value';
    case 'number':
    case 'percentage':
    case 'currency':
      return findNumberIssue(value, numberBounds[shape]);
  }
}
