import { grades } from '@cert/shared/domain';
import { z } from 'zod';
import { key } from './key.ts';
import { question } from './question.ts';
import { texts } from './texts.ts';

export const area = z.strictObject({
  key,
  /** Part of the page's URL that names the area; unique within its category. */
  slug: key,
  title: texts,
  /** Text shown at the top of the area's page. */
  content: texts.optional(),
  /** Minimum grade of a key area; omitted for other areas. */
  minGrade: z
    .literal(
      grades.filter((grade) => grade > 0),
      'minGrade is a grade above 0; leave it out where the area is no key area',
    )
    .optional(),
  /**
   * Suggested texts that the report's editor offers: praise, points to keep in mind, and praise of Above and Beyond.
   */
  suggestions: z
    .strictObject({
      positives: z.array(texts),
      keepInMind: z.array(texts),
      beyond: z.array(texts),
    })
    .optional(),
  questions: z.array(question).min(1),
});
