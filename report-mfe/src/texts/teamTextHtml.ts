import DOMPurify from 'dompurify';

/**
 * Sanitises a team text: it keeps only what the editor's toolbar can produce. The server applies the same rule, but
 * the page does not rely on it.
 */
export function sanitiseTeamText(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'span'],
    // `cutText` adds the numbers of list items.
    ALLOWED_ATTR: ['class', 'value'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
