import { removeUnstorableCharacters } from './storableText.ts';

/**
 * Converts typed or pasted text to what the server accepts (`text` of the contract): Word's line break (vertical tab)
 * becomes a line end; other control characters and unpaired surrogates are removed, because no database can store them.
 */
export function toPlainText(entered: string): string {
  return removeUnstorableCharacters(entered.replaceAll('\v', '\n'));
}
