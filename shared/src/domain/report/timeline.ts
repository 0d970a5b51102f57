import { z } from 'zod';
import { timelineLimits } from './timelineLimits.ts';

const words = z
  .string()
  .max(timelineLimits.letters)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** The report's timeline, stored as JSON in the field `timeline`. See docs/product/report.md#timeline. */
export const timelineSchema = z
  .array(
    z.strictObject({
      /** The side of the line on which the item is. */
      position: z.enum(['left', 'right']),
      /** Distance from the start of the line, in CSS pixels of the report's page. */
      top: z.number().min(0).max(timelineLimits.top),
      title: words,
      subtitle: words,
    }),
  )
  .max(timelineLimits.items);
export type Timeline = z.output<typeof timelineSchema>;
