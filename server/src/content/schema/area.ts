import { grades } from '@cert/shared/domain';
import { z } from 'zod';
import { key } from './key.ts';
import { question } from './question.ts';
import { texts } from './texts.ts';

export const area = z.strictObject({
  key,
  /** In the page's URL; unique within its category. */
  slug: key,
  title: texts,
  /** Shown at the top of the area's page. */
  content: texts.optional(),
  /** Minimum grade of a key area; omitted for other areas. */
  minGrade: z
    .literal(
      grades.filter((grade) => grade > 0),
      'minGrade is a grade above 0; leave it out where the area is no key area',
    )
    .optional(),
  /** Bullets offered by the report's editor: praise, points to keep in mind, and praise of Above and Beyond. */
  suggestions: z
    .strictObject({
      positives: z.array(texts),
      keepInMind: z.array(texts),
      beyond: z.array(texts),
    })
    .optional(),
  questions: z.array(question).min(1),
});
