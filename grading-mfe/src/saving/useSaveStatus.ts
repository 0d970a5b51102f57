import { useState } from 'react';
import type { GradingKey } from '@cert/shared/domain';
import type { QueuedField } from '@cert/shared/platform';
import { saveStatusOf, type SaveStatus } from './SaveStatus.ts';

/**
 * Returns the save state of the value under a key. A value that the user cleared on this page counts as saved; a field
 * that was always empty does not.
 */
export function useSaveStatus({
  key,
  kind,
  isEmpty,
}: {
  key: GradingKey;
  kind: QueuedField['status']['kind'];
  isEmpty: boolean;
}): SaveStatus {
  const [savedKey, setSavedKey] = useState<GradingKey>();
  // The queue forgets a saved value when a newer reply is loaded. Remember the key, so that the text "saved" stays.
  if (kind === 'stored' && savedKey !== key) setSavedKey(key);
  return saveStatusOf(kind, isEmpty && savedKey !== key);
}
