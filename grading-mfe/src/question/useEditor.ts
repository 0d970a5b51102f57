import { useState } from 'react';
import { useDraft } from './useDraft.ts';

export type Editor = {
  /** What stands in it; undefined while it is closed. */
  text: string | undefined;
  /** Whether it was opened on this page, so that it takes the focus. */
  takesFocus: boolean;
  /** Whether it was closed on this page, so that what opens it takes the focus back. */
  givesFocusBack: boolean;
  open: (text: string) => void;
  write: (text: string) => void;
  close: () => void;
};

/** An editor that opens and closes in its place, and is still open after a reload of the page. */
export function useEditor(name: string): Editor {
  const { text, write, drop } = useDraft(name);
  const [last, setLast] = useState<'opened' | 'closed'>();
  return {
    text,
    takesFocus: last === 'opened',
    givesFocusBack: last === 'closed',
    open(first) {
      write(first);
      setLast('opened');
    },
    write,
    close() {
      drop();
      setLast('closed');
    },
  };
}
