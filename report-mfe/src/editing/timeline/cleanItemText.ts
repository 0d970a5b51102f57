import { timelineLimits } from '@cert/shared/domain';

/** Cleans typed or pasted text for storage: no line breaks or control characters, limited length. */
export function cleanItemText(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, timelineLimits.letters)
    .replaceAll(/\p{Cs}/gu, '');
}
