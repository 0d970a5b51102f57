import { wordsOf } from '@cert/shared/platform';
import type { en } from './words.en.ts';

/** The words of the organisation's forms in the reader's language. */
export const useWords = wordsOf<typeof en>('org-forms');
