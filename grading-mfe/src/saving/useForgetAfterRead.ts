import { useEffect } from 'react';
import { entryId, useSaveQueue } from '@cert/shared/platform';

/**
 * Removes an acknowledged value from the save queue after the page has loaded a newer reply. Until then the queue knows
 * the newer value. Later replies win, because another window of the same user may have changed it.
 * @param readWith the loaded reply that contains the value, or a part of it
 */
export function useForgetAfterRead(
  place: { questionnaireId: number; key: string },
  readWith: object,
): void {
  const { forget } = useSaveQueue();
  const id = entryId(place);
  useEffect(() => () => forget(id), [forget, id, readWith]);
}
