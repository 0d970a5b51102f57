/**
 * Whether a text contains a suggestion in full, ignoring formatting.
 * @param html the text
 */
export function containsSuggestion(html: string, suggestion: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return inOneLine(body.textContent).includes(inOneLine(suggestion));
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
