/**
 * Whether a text contains a suggestion in full, ignoring formatting.
 * @param html the text
 * @param words the suggestion
 */
export function isUsed(html: string, words: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return inOneLine(body.textContent).includes(inOneLine(words));
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
