import { useState } from 'react';
import { useDraft } from './useDraft.ts';

export type Editor = {
  /** The text in the editor; undefined while it is closed. */
  text: string | undefined;
  /** Whether the user opened the editor on this page. If so, the editor gets the focus. */
  takesFocus: boolean;
  /** Whether the user closed the editor on this page. If so, the button that opens it gets the focus. */
  givesFocusBack: boolean;
  open: (text: string) => void;
  write: (text: string) => void;
  close: () => void;
};

/** The state of an editor that opens in place. An open editor is still open after a reload of the page. */
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
