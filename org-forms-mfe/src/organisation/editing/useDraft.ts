import { useRef, useState } from 'react';
import { usePlatform, useStore } from '@cert/shared/platform';
import { parseDraft, serializeDraft } from './draftText.ts';
import type { Edits } from './edits.ts';

export type Draft = {
  /** The stored draft at the time when the page was opened. */
  kept: Edits;
  /** Stores these edits as the draft; empty edits delete it. */
  keep: (edits: Edits) => void;
};

/** The unsaved edits of the form. This browser keeps them over a reload, a crash and an expired session. */
export function useDraft(questionnaireId: number): Draft {
  const { storage, session } = usePlatform();
  const key = `draft/${useStore(session)?.accountId}/info/${questionnaireId}`;
  const [text] = useState(() => storage.getItem(key));
  const [kept] = useState(() => parseDraft(text));
  // The draft that this page last wrote or read. A newer draft of another tab must not be deleted.
  const known = useRef(text);

  function keep(edits: Edits): void {
    const next = Object.keys(edits).length === 0 ? null : serializeDraft(edits);
    if (next === known.current) return;
    if (next !== null) storage.setItem(key, next);
    else if (storage.getItem(key) === known.current) storage.removeItem(key);
    known.current = next;
  }

  return { kept, keep };
}
