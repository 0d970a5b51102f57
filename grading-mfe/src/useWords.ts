import { wordsOf } from '@cert/shared/platform';
import type { en } from './words.en.ts';

/** The words of the grading module in the reader's language. */
export const useWords = wordsOf<typeof en>('grading');
