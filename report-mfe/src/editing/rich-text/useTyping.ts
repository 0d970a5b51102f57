import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Editor } from '@ckeditor/ckeditor5-core';

/**
 * How long edits stay in the editor before they are queued. Reading the whole text at every key press would slow
 * typing.
 */
const readAfterMs = 200;

type Options = {
  editor: (Editor & { getData(): string; setData(html: string): void }) | null;
  /** The current text. */
  html: string;
  /** Queues the edits, based on the version of the text in the editor. */
  onWrite: (html: string) => void;
};

/**
 * Passes edits on shortly after typing and at the latest when the editor closes, and shows changes by others in the
 * editor. Local edits go first: the save queue then detects a conflict and asks the user.
 */
export function useTyping({ editor, html, onWrite }: Options): void {
  const shown = useRef(html);
  const write = useRef(onWrite);
  /** @returns whether there were pending edits */
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
