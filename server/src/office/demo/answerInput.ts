import type { EditionQuestion } from '../../questionnaires/edition.ts';
import type { Range } from './rangeAtLevel.ts';

/** Parameters for generating the answer to a question. */
export type AnswerInput = {
  question: EditionQuestion;
  /** 0 worst to 1 best. */
  level: number;
  /** Position of a number in its range, 0 or more and below 1. */
  place: number;
  /** Range of a number without scoring bands, from the worst organisation to the best. */
  range: Range | undefined;
  /** Short texts for inputs, in the organisation's language. */
  phrases: readonly string[];
};
