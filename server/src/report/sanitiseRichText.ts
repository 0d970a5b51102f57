import { removeUnstorable } from '@cert/shared/domain';
import sanitizeHtml from 'sanitize-html';

/** The tags and attributes that the editor's toolbar can produce; all others are removed. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'span'],
  allowedAttributes: { span: ['class'] },
  // The editor has four text sizes (the normal one has no class) and two colours.
  allowedClasses: {
    span: ['text-small', 'text-big', 'text-huge', 'text-accent', 'text-muted'],
  },
  disallowedTagsMode: 'discard',
  // These tags are removed together with their content, because it is not visible text.
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
  enforceHtmlBoundary: false,
};

/**
 * Sanitizes rich text: removes everything that the editor's toolbar cannot produce. Idempotent. See
 * docs/product/report.md#texts.
 * @param html untrusted HTML
 */
export function sanitiseRichText(html: string): string {
  // Twice, because removing text between two tags may turn the rest into a new tag.
  return removeForeign(removeForeign(html));
}

function removeForeign(html: string): string {
  return removeUnstorable(sanitizeHtml(html, allowed)).trim();
}
