import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Editor } from '@ckeditor/ckeditor5-core';

/**
 * Delay before an edited text is read from the editor and queued. Reading the whole text at every key press would slow
 * down typing.
 */
const readAfterMs = 200;

type Options = {
  editor: (Editor & { getData(): string; setData(html: string): void }) | null;
  /** The current text. */
  html: string;
  /** Adds the edited text to the save queue, based on the version that the editor shows. */
  onWrite: (html: string) => void;
};

/**
 * Keeps the editor and the save queue in step. Adds edits to the queue shortly after typing, and at the latest when the
 * editor closes. Shows changes by other people in the editor, but first adds pending edits to the queue, so that the
 * queue detects the conflict and asks the user.
 */
export function useEditorSync({ editor, html, onWrite }: Options): void {
  const shown = useRef(html);
  const write = useRef(onWrite);
  /** Adds pending edits to the save queue at once. @returns whether there were any */
  const flush = useRef((): boolean => false);
  const isReplacing = useRef(false);
  useLayoutEffect(() => {
    if (!editor) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    flush.current = () => {
      if (timer === undefined) return false;
      clearTimeout(timer);
      timer = undefined;
      const typed = editor.getData();
      shown.current = typed;
      write.current(typed);
      return true;
    };
    const now = () => void flush.current();
    editor.model.document.on('change:data', () => {
      if (!isReplacing.current) timer ??= setTimeout(now, readAfterMs);
    });
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, [editor]);
  useEffect(() => {
    const isTyped = flush.current();
    write.current = onWrite;
    if (!editor || isTyped || html === shown.current) return;
    shown.current = html;
    isReplacing.current = true;
    editor.setData(html);
    isReplacing.current = false;
  });
}
