import DOMPurify from 'dompurify';
import { richTextTags } from '@cert/shared/domain';

/**
 * Sanitises a team text: it keeps only what the editor's toolbar can produce. The server applies the same rule, but
 * the page does not rely on it.
 */
export function sanitiseTeamText(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags],
    // `splitText` adds the numbers of list items (`value`).
    ALLOWED_ATTR: ['class', 'start', 'value'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
