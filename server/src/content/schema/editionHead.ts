import { z } from 'zod';
import { key } from './key.ts';
import { texts } from './texts.ts';

/** `edition.yaml`: the edition's key and title. Its categories are the numbered files beside it. */
export const editionHead = z.strictObject({
  /** Key of the edition; it must be equal to the folder's name. */
  key,
  title: texts,
  /**
   * Marks an edition that is only part of a questionnaire, for tests and trials. Its counts are not compared with those
   * of a full edition.
   */
  isExcerpt: z.literal(true).optional(),
});
