import { timelineLimits } from '@cert/shared/domain';

/** What was typed or pasted as one line that may be stored: without line ends, and not longer than it may be. */
export function cleanWords(words: string): string {
  return words
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, timelineLimits.letters)
    .replaceAll(/\p{Cs}/gu, '');
}
