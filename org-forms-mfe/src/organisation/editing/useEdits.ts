import { useRef, useState } from 'react';
import { usePlatform, useStore } from '@cert/shared/platform';
import { readDraft, writeDraft } from './draftText.ts';
import { unsavedFields, type Edits } from './edits.ts';
import type { FormValues } from './formValues.ts';

export type KeptEdits = {
  edits: Edits;
  change: (next: (edits: Edits) => Edits, stored: FormValues) => void;
};

/**
 * What the person has typed and not saved. It is kept in this browser, so that it outlives a reload, a crash and a
 * session that ends, and is forgotten once all of it is stored.
 */
export function useEdits(questionnaireId: number): KeptEdits {
  const { storage, session } = usePlatform();
  const key = `draft/${useStore(session)?.accountId}/info/${questionnaireId}`;
  const [edits, setEdits] = useState(() => readDraft(storage.getItem(key)));
  // What this page knows of the kept draft: another tab's is not to be forgotten for it.
  const known = useRef<string | null>(null);
  known.current ??= storage.getItem(key);

  function keep(next: Edits, stored: FormValues): void {
    if (unsavedFields(stored, next).length > 0) {
      known.current = writeDraft(next);
      storage.setItem(key, known.current);
    } else if (storage.getItem(key) === known.current) {
      known.current = null;
      storage.removeItem(key);
    }
  }

  function change(next: (edits: Edits) => Edits, stored: FormValues): void {
    setEdits((before) => {
      const after = next(before);
      keep(after, stored);
      return after;
    });
  }

  return { edits, change };
}
