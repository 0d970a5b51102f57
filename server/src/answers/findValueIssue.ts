import {
  numberBounds,
  numberFault,
  tableFault,
  type AnswerValue,
  type QuestionKind,
  type TableFault,
} from '@cert/shared/domain';
import type { AnswerShape } from './answerShapes.ts';

/** Why a value may not stand under its key. */
export type ValueIssue = TableFault;

/**
 * What is wrong with a value of this shape; undefined when it may be stored. "Cleared" (false) is not its business.
 * @param kind of the question: which cells a table has
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
      return typeof value === 'object' ? tableFault(kind, value) : 'wrong-value';
    case 'number':
    case 'percentage':
    case 'currency':
      return numberFault(value, numberBounds[shape]);
  }
}
