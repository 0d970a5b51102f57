import { z } from 'zod';
import { timelineLimits } from './timelineLimits.ts';

const words = z
  .string()
  .max(timelineLimits.letters)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** The report's timeline as it is stored, in JSON text under the field `timeline` (spec 2 §3). */
export const timeline = z
  .array(
    z.strictObject({
      /** The side of the line. */
      position: z.enum(['left', 'right']),
      /** Distance from the line's start, in CSS pixels of the report's page. */
      top: z.number().min(0).max(timelineLimits.top),
      title: words,
      subtitle: words,
    }),
  )
  .max(timelineLimits.items);
export type Timeline = z.output<typeof timeline>;
