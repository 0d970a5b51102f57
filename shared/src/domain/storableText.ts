/** Controls and halves of characters, which come along with pasted text and which no database stores; line ends and tabs stay. */
const unstorable = /(?![\n\r\t])[\p{Cc}\p{Cs}]/gu;

/** A text without the characters that cannot be stored; a call that holds some is refused. */
export function removeUnstorable(text: string): string {
  return text.replaceAll(unstorable, '');
}
