/**
 * Whether a text holds what was offered for it, as a whole and in any form.
 * @param html the text
 * @param words what was offered
 */
export function isUsed(html: string, words: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return inOneLine(body.textContent).includes(inOneLine(words));
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
