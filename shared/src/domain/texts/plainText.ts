/** All control characters except tab and the two line ends. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/**
 * Converts typed or pasted text to what the server accepts (`text` of the contract): Word's line break (vertical tab)
 * becomes a line end; other control characters, which are invisible, are removed.
 */
export function toPlainText(entered: string): string {
  return entered.replaceAll('\v', '\n').replace(controls, '');
}
