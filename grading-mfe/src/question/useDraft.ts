import { useState } from 'react';
import { usePlatform, useStore } from '@cert/shared/platform';

export type Draft = {
  /** Undefined when there is no draft. */
  text: string | undefined;
  /** Saves the draft in this browser. It survives a reload. */
  write: (text: string) => void;
  /** Deletes the draft after it was saved elsewhere or cancelled. */
  drop: () => void;
};

/**
 * A text that the user saves with a button. This browser keeps it until then. It is not in the save queue, because an
 * unfinished text must not be sent.
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
