import { z } from 'zod';
import { key } from './key.ts';
import { texts } from './texts.ts';

/** `edition.yaml`: what an edition is called. Its categories are the numbered files beside it. */
export const editionHead = z.strictObject({
  /** The same as the folder's name. */
  key,
  title: texts,
  /** A part of a questionnaire, for tests and trials: it is not held against the counts of a full edition. */
  isExcerpt: z.literal(true).optional(),
});
