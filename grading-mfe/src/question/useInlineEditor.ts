import { useState } from 'react';
import { usePlatform, useStore } from '@cert/shared/platform';

export type InlineEditor = {
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

/**
 * The state of an editor that replaces the button that opens it. An open editor is still open after a reload of the
 * page.
 * @param name identifies the draft; unique for all editors of one account
 */
export function useInlineEditor(name: string): InlineEditor {
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

type Draft = {
  /** Undefined when there is no draft. */
  text: string | undefined;
  /** Saves the draft in this browser, so that it is still there after a reload. */
  write: (text: string) => void;
  /** Deletes the draft after its text was saved or discarded. */
  drop: () => void;
};

/**
 * The draft of a text that the user saves with a button. Until then only this browser stores it, not the save queue,
 * which would send the unfinished text.
 * @param name unique for all drafts of one account
 */
function useDraft(name: string): Draft {
  const { storage, session } = usePlatform();
  const key = `draft/${useStore(session)?.accountId}/${name}`;
  const [text, setText] = useState(() => storage.getItem(key) ?? undefined);
  return {
    text,
    write(next) {
      setText(next);
      storage.setItem(key, next);
    },
    drop() {
      setText(undefined);
      storage.removeItem(key);
    },
  };
}

/** A `ref` callback that focuses an element when it is added to the page. */
export function focusOnMount(node: HTMLElement | null): void {
  node?.focus();
}
