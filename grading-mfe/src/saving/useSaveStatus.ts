import { useState } from 'react';
import type { GradingKey } from '@cert/shared/domain';
import type { Answer } from '@cert/shared/platform';
import { saveStatusOf, type SaveStatus } from './SaveStatus.ts';

/**
 * How far what is shown under a key is on its way to the server. What was cleared here is called saved like everything
 * else; an empty field that nobody has touched is not.
 */
export function useSaveStatus({
  key,
  kind,
  isEmpty,
}: {
  key: GradingKey;
  kind: Answer['status']['kind'];
  isEmpty: boolean;
}): SaveStatus {
  const [savedKey, setSavedKey] = useState<GradingKey>();
  // The queue forgets a save as soon as the page has read it; the person has not.
  if (kind === 'stored' && savedKey !== key) setSavedKey(key);
  return saveStatusOf(kind, isEmpty && savedKey !== key);
}
