import type { ViewDocumentClipboardInputEvent } from '@ckeditor/ckeditor5-clipboard';
import type { Editor } from '@ckeditor/ckeditor5-core';
import { cspNonce } from '../../charting/cspNonce.ts';
import { preparePastedHtml } from './preparePastedHtml.ts';

/** Passes pasted and dropped HTML through `preparePastedHtml` before the editor reads it. */
export function preparePastes({ editing }: Editor): void {
  editing.view.document.on<ViewDocumentClipboardInputEvent>(
    'clipboardInput',
    (_event, pasted) => {
      if (typeof pasted.content === 'string')
        pasted.content = preparePastedHtml(pasted.content, cspNonce(document));
    },
    // Runs before CKEditor's own listener.
    { priority: 'highest' },
  );
}
