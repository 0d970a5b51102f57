/**
 * The words of a text without formatting. To keep the meaning, raised and lowered characters become those
 * of Unicode (10³, CO₂) or, if there is none, follow `^` and `_`; struck-out words are between `~`.
 * @param element of a document that is not shown; its text is changed
 */
export function readPlainText(element: Element): string {
  for (const shifted of element.querySelectorAll('sup, sub'))
    shifted.textContent = shift(shifted.textContent, shifted.matches('sup') ? raised : lowered);
  for (const struck of element.querySelectorAll('s, strike, del'))
    if (struck.textContent.trim() !== '') struck.textContent = `~${struck.textContent}~`;
  return element.textContent;
}

function shift(text: string, { letters, mark }: Shift): string {
  const shifted = [...text].map((letter) => letters.get(letter));
  if (!shifted.includes(undefined)) return shifted.join('');
  return text.trim() === '' ? text : mark + text;
}

type Shift = { letters: ReadonlyMap<string, string>; mark: string };

const raised: Shift = { letters: pair('0123456789+-=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'), mark: '^' };
const lowered: Shift = { letters: pair('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'), mark: '_' };

function pair(from: string, to: string): Map<string, string> {
  return new Map([...from].map((letter, index) => [letter, to.charAt(index)]));
}
