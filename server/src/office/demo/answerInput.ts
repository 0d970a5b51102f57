import type { EditionQuestion } from '../../questionnaires/edition.ts';
import type { Range } from './rangeAtLevel.ts';

/** What an organisation of some level would answer. */
export type AnswerInput = {
  question: EditionQuestion;
  /** 0 worst to 1 best. */
  level: number;
  /** Where in its range a number lies, 0 or more and below 1. */
  place: number;
  /** What is usual for a number without scoring bands, from the worst organisation to the best. */
  range: Range | undefined;
  /** Short texts for inputs, in the language of the organisation. */
  phrases: readonly string[];
};
