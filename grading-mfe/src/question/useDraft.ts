import { useState } from 'react';
import { usePlatform, useStore } from '@cert/shared/platform';

export type Draft = {
  /** Undefined when there is no draft. */
  text: string | undefined;
  /** Saves the draft in this browser, so that it is still there after a reload. */
  write: (text: string) => void;
  /** Deletes the draft after it was saved elsewhere or cancelled. */
  drop: () => void;
};

/**
 * The draft of a text that the user saves with a button. Until then this browser stores the draft. The save queue does
 * not hold it, because it would send the unfinished text.
 * @param name unique for all drafts of one account
 */
export function useDraft(name: string): Draft {
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
