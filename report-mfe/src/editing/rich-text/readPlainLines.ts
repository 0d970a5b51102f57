/** The paragraphs and list items of a text without formatting, to show the text in messages. */
export function readPlainLines(html: string): string[] {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<br\s*\/?>/g, '\n'),
    'text/html',
  );
  return [...body.querySelectorAll('p, li')]
    .filter((block) => !block.querySelector('p, li'))
    .map((block) => block.textContent.trim())
    .filter((line) => line !== '');
}
