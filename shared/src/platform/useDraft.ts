import { useMemo } from 'react';
import type { Draft } from './createDrafts.ts';
import { usePlatform } from './platform.ts';

/** Reads and stores the draft of one field. The result is the `draft` prop of `NumberField`. */
export function useDraft(key: string): {
  read: () => Draft | null;
  keep: (draft: Draft | null) => void;
} {
  const { drafts } = usePlatform();
  return useMemo(
    () => ({ read: () => drafts.get(key), keep: (draft) => drafts.set(key, draft) }),
    [drafts, key],
  );
}
