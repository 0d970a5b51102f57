import {
  readTextMarks,
  removeUnstorableCharacters,
  richTextClasses,
  richTextTags,
  type TextMarks,
} from '@cert/shared/domain';
import sanitizeHtml from 'sanitize-html';

/** The allowed tags and attributes; all others are removed. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { span: ['class'], ol: ['start'] },
  allowedClasses: { span: [...richTextClasses] },
  transformTags: {
    del: 's',
    strike: 's',
    ol: keepStart,
  },
  disallowedTagsMode: 'discard',
  // These tags are removed together with their content, because it is not visible text.
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
  enforceHtmlBoundary: false,
};

/**
 * Sanitises rich text: removes everything that the editor's toolbar cannot produce. Text that an inline style hides is
 * removed; text that a style strikes out, raises or lowers gets the tag for it, so that no text changes its meaning.
 * Idempotent. See docs/product/report.md#texts.
 * @param html untrusted HTML
 */
export function sanitiseRichText(html: string): string {
  // Done twice, because the text before and after a removed part may together form a new tag.
  return removeForeign(removeForeign(html));
}

function removeForeign(html: string): string {
  /** The marks of the elements around the current position, the innermost last. */
  const around: TextMarks[] = [];
  const options: sanitizeHtml.IOptions = {
    ...allowed,
    onOpenTag: (_name, { style }) => void around.push(readTextMarks(style ?? '')),
    onCloseTag: () => void around.pop(),
    textFilter: (text) => markText(text, around),
  };
  return removeUnstorableCharacters(sanitizeHtml(html, options)).trim();
}

/** Applies the marks of the surrounding elements to a text. @param text escaped HTML */
function markText(text: string, around: readonly TextMarks[]): string {
  if (around.some(({ isHidden }) => isHidden)) return '';
  if (text.trim() === '') return text;
  const shift = around.findLast((marks) => marks.shift)?.shift;
  const shifted = shift ? `<${shift}>${text}</${shift}>` : text;
  return around.some(({ isStruck }) => isStruck) ? `<s>${shifted}</s>` : shifted;
}

/** Keeps the start value of a list if it is a whole number. */
function keepStart(tagName: string, { start = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: /^\d{1,5}$/.test(start) ? { start } : {} };
}
