import { grades } from '@cert/shared/domain';
import { z } from 'zod';
import { key } from './key.ts';
import { texts } from './texts.ts';

/**
 * One answer of a question. A number, percentage, currency or table question has exactly one answer, which is its
 * input.
 */
export const answer = z.strictObject({
  key,
  /** The text of the answer, or the label of an input. */
  content: texts,
  /** Unit of an entered number, shown beside the input: `%`, `EUR`, `days`. */
  unit: texts.optional(),
  /** The value of this answer; the scoring rules `single` and `sum` need it on every answer. */
  mark: z.literal(grades, `a mark is one of ${grades.join(', ')}`).optional(),
  /** Whether the answer has an extra input (the inverse of `skipAdditional` in the API). */
  hasAdditional: z.boolean().default(false),
});
