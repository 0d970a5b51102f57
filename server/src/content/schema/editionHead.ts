import { z } from 'zod';
import { key } from './key.ts';
import { texts } from './texts.ts';

/** `edition.yaml`: the edition's key and title. Its categories are the numbered files beside it. */
export const editionHead = z.strictObject({
  /** Equal to the folder's name. */
  key,
  title: texts,
  /** Part of a questionnaire, for tests and trials; the counts of a full edition are not checked. */
  isExcerpt: z.literal(true).optional(),
});
