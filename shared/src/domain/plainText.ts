/** All control characters but tab and the two line ends. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/**
 * Typed or pasted text as the server takes it (`text` of the contract): Word's line break (vertical tab) becomes
 * a line end, other control characters, which nobody can see, go.
 */
export function plainText(entered: string): string {
  return entered.replaceAll('\v', '\n').replace(controls, '');
}
