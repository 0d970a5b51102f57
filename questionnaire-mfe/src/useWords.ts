import { wordsOf } from '@cert/shared/platform';
import type { en } from './words.en.ts';

/** The module's words in the page's language. */
export const useWords = wordsOf<typeof en>('questionnaire');
