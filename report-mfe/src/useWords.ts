import { wordsOf } from '@cert/shared/platform';
import type { en } from './words.en.ts';

export const useWords = wordsOf<typeof en>('report');
