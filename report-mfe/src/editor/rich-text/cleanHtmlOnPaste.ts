import type { ViewDocumentClipboardInputEvent } from '@ckeditor/ckeditor5-clipboard';
import type { Editor } from '@ckeditor/ckeditor5-core';
import { readCspNonce } from '../../readCspNonce.ts';
import { normalisePastedHtml, type OmittedContent } from './normalisePastedHtml.ts';

/**
 * Passes pasted and dropped HTML through `preparePastedHtml` and `normalisePastedHtml` before the editor reads it.
 * @param onLeftOut called with what the pasted text loses, if anything
 */
export function cleanHtmlOnPaste(
  { editing }: Editor,
  onLeftOut: (what: OmittedContent[]) => void,
): void {
  editing.view.document.on<ViewDocumentClipboardInputEvent>(
    'clipboardInput',
    (_event, pasted) => {
      if (typeof pasted.content !== 'string') return;
      const { html, leftOut } = normalisePastedHtml(
        preparePastedHtml(pasted.content, readCspNonce(document)),
      );
      pasted.content = html;
      // A picture that was copied alone is a file without HTML. With HTML, Word added the file, so it is ignored.
      const isPicture = html === '' && pasted.dataTransfer.files.some(isPictureFile);
      if (isPicture) leftOut.push('pictures');
      if (leftOut.length > 0) onLeftOut(leftOut);
    },
    // Runs before CKEditor's own listener, which then reads the changed HTML.
    { priority: 'highest' },
  );
}

function isPictureFile({ type }: File): boolean {
  return type.startsWith('image/');
}

/**
 * Prepares pasted HTML so that CKEditor can parse it under the page's Content-Security-Policy. Word distinguishes
 * bullets from numbers in a style element, which is readable only with the page's nonce. Event handlers and `<base>`
 * elements, which e-mail programs may add, are renamed: they would have no effect, but the browser would report them as
 * violations of the Content-Security-Policy.
 * @param nonce of the page's Content-Security-Policy; undefined if there is none
 */
export function preparePastedHtml(html: string, nonce: string | undefined): string {
  const quiet = html.replace(handlerStart, escapeFirst).replace(/<base\b/gi, '<wbr');
  return nonce === undefined ? quiet : quiet.replace(/<style\b/gi, `<style nonce="${nonce}"`);
}

const handlerStart = /\bon(?=[a-z])/gi;

/**
 * Replaces the first letter by its HTML entity. In text it is displayed as the same letter; in a tag it makes the
 * attribute unknown and therefore harmless.
 */
function escapeFirst(found: string): string {
  return `&#${found.charCodeAt(0)};${found.slice(1)}`;
}
