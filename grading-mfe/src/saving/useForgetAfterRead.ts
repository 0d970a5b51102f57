import { useEffect } from 'react';
import { entryId, useSaveQueue } from '@cert/shared/platform';

/**
 * Removes an acknowledged value from the save queue after the page has loaded a newer reply. Until then the page shows
 * the value of the queue, afterwards that of the reply, because the same user may have changed it in another window.
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
