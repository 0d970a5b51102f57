import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Editor } from '@ckeditor/ckeditor5-core';

/** How long typed letters stay in the editor alone: reading its whole text at every key would slow the typing down. */
const readAfterMs = 200;

type Given = {
  editor: (Editor & { getData(): string; setData(html: string): void }) | null;
  /** The text as it is known. */
  html: string;
  /** Queues what was typed, on the version of the text that stands in the editor. */
  onWrite: (html: string) => void;
};

/**
 * Hands on what is typed, soon after it was and at the latest when the editor goes; and shows in the editor what
 * somebody else has written. Typed words go first: two versions then meet in the queue, which asks.
 */
export function useTyping({ editor, html, onWrite }: Given): void {
  const shown = useRef(html);
  const write = useRef(onWrite);
  /** @returns whether there was something to hand on */
  const handOn = useRef((): boolean => false);
  const isReplacing = useRef(false);
  useLayoutEffect(() => {
    if (!editor) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    handOn.current = () => {
      if (timer === undefined) return false;
      clearTimeout(timer);
      timer = undefined;
      const typed = editor.getData();
      shown.current = typed;
      write.current(typed);
      return true;
    };
    const now = () => void handOn.current();
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
    const isTyped = handOn.current();
    write.current = onWrite;
    if (!editor || isTyped || html === shown.current) return;
    shown.current = html;
    isReplacing.current = true;
    editor.setData(html);
    isReplacing.current = false;
  });
}
