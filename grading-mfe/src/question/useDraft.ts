import { useState } from 'react';
import { usePlatform, useStore } from '@cert/shared/platform';

export type Draft = {
  /** Undefined while nothing is being written. */
  text: string | undefined;
  /** Writes on; it outlives the page. */
  write: (text: string) => void;
  /** Ends the writing: the draft is saved elsewhere, or not wanted any more. */
  drop: () => void;
};

/**
 * A text that the person saves by a press of a button, kept in this browser until then. Unlike what is saved as it is
 * typed it is nothing yet that could be sent, so it is not the save queue's.
 * @param name unique among what one account can write
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
