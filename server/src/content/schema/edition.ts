import type { z } from 'zod';
import type { category } from './category.ts';
import type { editionHead } from './editionHead.ts';

/** One version of the questionnaire's content, read and found right (decisions §1). */
export type Edition = z.output<typeof editionHead> & { categories: z.output<typeof category>[] };
