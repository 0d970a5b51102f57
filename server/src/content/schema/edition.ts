import type { z } from 'zod';
import type { category } from './category.ts';
import type { editionHead } from './editionHead.ts';

/** One validated version of the questionnaire's content. */
export type ContentEdition = z.output<typeof editionHead> & {
  categories: z.output<typeof category>[];
};
