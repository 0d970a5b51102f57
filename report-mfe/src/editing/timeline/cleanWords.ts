import { timelineLimits } from '@cert/shared/domain';

/** Cleans typed or pasted text for storage: no line breaks or control characters, limited length. */
export function cleanWords(words: string): string {
  return words
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, timelineLimits.letters)
    .replaceAll(/\p{Cs}/gu, '');
}
