import { useEffect } from 'react';
import { entryId, useSaveQueue } from '@cert/shared/platform';

/**
 * Lets what the page reads count again. Right after a save the queue knows better than the page, which then reads anew;
 * what it has read from then on is newer, also where another window of the same person has changed it.
 * @param readWith the reply, or a part of it, that the page has read the value with
 */
export function useForgetAfterRead(
  place: { questionnaireId: number; key: string },
  readWith: object,
): void {
  const { forget } = useSaveQueue();
  const id = entryId(place);
  useEffect(() => () => forget(id), [forget, id, readWith]);
}
