import { grades } from '@cert/shared/domain';
import { z } from 'zod';
import { key } from './key.ts';
import { texts } from './texts.ts';

/** One answer of a question. A number, percentage, currency or table question has exactly one: its input. */
export const answer = z.strictObject({
  key,
  /** The answer's words; of an input, its label. */
  content: texts,
  /** What an entered number counts, as shown beside the input: `%`, `EUR`, `days`. */
  unit: texts.optional(),
  /** What choosing this answer is worth; scoring rules `single` and `sum` need it on every answer. */
  mark: z.literal(grades, `a mark is one of ${grades.join(', ')}`).optional(),
  /** An extra input belongs to this answer (the wire's `skipAdditional` is its opposite). */
  hasAdditional: z.boolean().default(false),
});
