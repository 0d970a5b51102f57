import { removeUnstorable } from '@cert/shared/domain';
import sanitizeHtml from 'sanitize-html';

/** Exactly what the editor's toolbar can write (spec 2 §9): nothing else is stored or shown. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'span'],
  allowedAttributes: { span: ['class'] },
  // The four sizes (normal has no class) and the two colours.
  allowedClasses: {
    span: ['text-small', 'text-big', 'text-huge', 'text-accent', 'text-muted'],
  },
  disallowedTagsMode: 'discard',
  // What a reader would never see as text goes whole.
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
  enforceHtmlBoundary: false,
};

/**
 * Rich text with everything removed that the editor's toolbar cannot write. Sanitising twice equals once.
 * @param html as an editor sent it, or anything else
 */
export function sanitiseRichText(html: string): string {
  // What stood between two tags may have kept them apart: without it the second one closes the first.
  return removeForeign(removeForeign(html));
}

function removeForeign(html: string): string {
  return removeUnstorable(sanitizeHtml(html, allowed)).trim();
}
