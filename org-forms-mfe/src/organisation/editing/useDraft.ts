import { useRef, useState } from 'react';
import { usePlatform, useStore } from '@cert/shared/platform';
import { readDraft, writeDraft } from './draftText.ts';
import type { Edits } from './edits.ts';

export type Draft = {
  /** What was kept when the page was opened. */
  kept: Edits;
  /** Keeps these edits from now on; none of them: forgets the draft. */
  keep: (edits: Edits) => void;
};

/** What the person has typed and not saved, kept in this browser: it outlives a reload, a crash and a session that ends. */
export function useDraft(questionnaireId: number): Draft {
  const { storage, session } = usePlatform();
  const key = `draft/${useStore(session)?.accountId}/info/${questionnaireId}`;
  const [text] = useState(() => storage.getItem(key));
  const [kept] = useState(() => readDraft(text));
  // What this page knows of the kept draft: another tab's is not to be forgotten for it.
  const known = useRef(text);

  function keep(edits: Edits): void {
    const next = Object.keys(edits).length === 0 ? null : writeDraft(edits);
    if (next === known.current) return;
    if (next !== null) storage.setItem(key, next);
    else if (storage.getItem(key) === known.current) storage.removeItem(key);
    known.current = next;
  }

  return { kept, keep };
}
