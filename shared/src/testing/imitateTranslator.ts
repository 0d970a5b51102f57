/** What a translator does with a text node: a new text takes its place, or the node itself is moved into `<font>`. */
export type TranslatorHabit = 'replaces' | 'wraps';

/**
 * Puts every text of an element into a `<font>` element, as the translators of browsers do. It uses nothing from
 * outside of its body, because end-to-end tests run it inside a page.
 */
export function imitateTranslator(root: Node, habit: TranslatorHabit): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(habit === 'wraps' ? text : text.data);
  }
}
