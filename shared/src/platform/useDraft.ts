import { useMemo } from 'react';
import type { Draft } from './createDraftStore.ts';
import { usePlatform } from './platform.ts';

/**
 * Reads and stores the draft of one field. The result is passed as `draft` to `NumberField` or in a `TextLimit`.
 * @param address the page with the field, without the language
 */
export function useDraft(
  key: string,
  address?: string,
): {
  read: () => Draft | null;
  keep: (draft: Draft | null) => void;
} {
  const { drafts } = usePlatform();
  return useMemo(
    () => ({
      read: () => drafts.get(key),
      keep: (draft) => drafts.set(key, draft && { ...draft, address }),
    }),
    [drafts, key, address],
  );
}
