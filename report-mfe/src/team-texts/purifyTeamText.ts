import DOMPurify from 'dompurify';

/**
 * A team's text as it may stand in the page: only what the editor's toolbar can write (spec 2 §9). The server keeps
 * nothing else either; the page does not rely on it (decisions §6).
 */
export function purifyTeamText(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'span'],
    // `cutText` writes the numbers of list items.
    ALLOWED_ATTR: ['class', 'value'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
