import { plainText } from '@cert/shared/domain';

/** Cleans typed or pasted text for a one-line field: replaces line breaks and tabs, removes invisible characters. */
export function toSingleLine(entered: string): string {
  return plainText(entered)
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/\p{Cs}/gu, '');
}
