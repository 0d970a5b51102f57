import { z } from 'zod';

const words = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** The report's timeline as it is stored, in JSON text under the field `timeline` (spec 2 §3). */
export const timeline = z
  .array(
    z.strictObject({
      /** The side of the line. */
      position: z.enum(['left', 'right']),
      /** Distance from the line's start, in CSS pixels of the report's page. */
      top: z.number().min(0).max(2000),
      title: words,
      subtitle: words,
    }),
  )
  .max(30);
export type Timeline = z.output<typeof timeline>;
