import { useMemo } from 'react';
import type { Draft } from './createDrafts.ts';
import { usePlatform } from './platform.ts';

/**
 * Reads and stores the draft of one field: the `draft` of `NumberField` with a number as `Value`, and of `TextLimit`
 * with a text.
 * @param address the page with the field, without the language
 */
export function useDraft<Value extends string | number = number>(
  key: string,
  address?: string,
): {
  read: () => Draft<Value | null> | null;
  keep: (draft: Draft<Value | null> | null) => void;
} {
  const { drafts } = usePlatform();
  return useMemo(
    () => ({
      read: () => drafts.get(key) as Draft<Value | null> | null,
      keep: (draft) => drafts.set(key, draft && { ...draft, address }),
    }),
    [drafts, key, address],
  );
}
