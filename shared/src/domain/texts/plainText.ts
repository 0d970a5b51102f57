import { removeUnstorableCharacters } from './storableText.ts';

/**
 * Converts typed or pasted text to what the server accepts (`text` of the contract): Word's line break (vertical tab)
 * becomes a line end; other control characters and halves of characters, which are invisible, are removed.
 */
export function toPlainText(entered: string): string {
  return removeUnstorableCharacters(entered.replaceAll('\v', '\n'));
}
