import { numberBounds, numberFault, type AnswerValue } from '@cert/shared/domain';
import type { AnswerShape } from './answerShapes.ts';

/** Why a value may not stand under its key. */
export type ValueFault = NonNullable<ReturnType<typeof numberFault>> | 'wrong-value' | 'wrong-cell';

/** Names of a table's cells: words and the row's number (spec 1 §3, custom answer values). */
const cellName = /^[a-z]+(_[a-z]+)*(_[1-9]\d?)?$/;
/** More cells than the largest table of the programme has: 44 rows with two cells each. */
const mostCells = 100;

/** What is wrong with a value of this shape; undefined when it may be stored. "Cleared" (false) is not its business. */
export function valueFault(shape: AnswerShape, value: AnswerValue): ValueFault | undefined {
  switch (shape) {
    case 'choice':
    case 'tick':
      return value === true ? undefined : 'wrong-value';
    case 'text':
      return typeof value === 'string' ? undefined : 'wrong-value';
    case 'table':
      return typeof value === 'object' ? tableFault(value) : 'wrong-value';
    case 'number':
    case 'percentage':
    case 'currency':
      return numberFault(value, numberBounds[shape]);
  }
}

function tableFault(table: { readonly [cell: string]: string | number }): ValueFault | undefined {
  const cells = Object.keys(table);
  const isNamedWell = cells.length <= mostCells && cells.every((cell) => cellName.test(cell));
  return isNamedWell ? undefined : 'wrong-cell';
}
