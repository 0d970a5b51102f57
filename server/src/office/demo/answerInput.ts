import type { EditionQuestion } from '../../editions/edition.ts';
import type { Range } from './rangeAtLevel.ts';

/** Parameters for generating the answer to a question. */
export type AnswerInput = {
  question: EditionQuestion;
  /** Quality of the generated answer, from 0 (worst) to 1 (best). */
  level: number;
  /** Fraction from 0 to below 1: selects a number within its range, or a phrase from `phrases`. */
  place: number;
  /** Range of a number without scoring bands, from the worst organisation to the best. */
  range: Range | undefined;
  /** Short texts for inputs, in the organisation's language. */
  phrases: readonly string[];
};
