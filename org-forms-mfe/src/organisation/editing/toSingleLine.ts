import { plainText } from '@cert/shared/domain';

/** Typed or pasted text as a field of one line takes it: lines and tabs become spaces, what nobody can see goes. */
export function toSingleLine(entered: string): string {
  return plainText(entered)
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/\p{Cs}/gu, '');
}
