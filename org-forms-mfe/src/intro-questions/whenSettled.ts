import type { SaveQueue } from '@cert/shared/platform';

/** `failed`: a change did not reach the server or was refused. It stays in the queue, so no text is lost. */
export type Outcome = 'saved' | 'conflict' | 'failed';

/** Waits until none of these queue entries is waiting or being sent. @returns the worst outcome among them */
export function whenSettled(
  queue: Pick<SaveQueue, 'get' | 'subscribe'>,
  ids: readonly string[],
): Promise<Outcome> {
  return new Promise((resolve) => {
    const unsubscribe = queue.subscribe(check);
    check();

    function check(): void {
      const { entries } = queue.get();
      const kinds = ids.flatMap((id) => entries.get(id)?.status.kind ?? []);
      if (kinds.includes('waiting') || kinds.includes('sending')) return;
      unsubscribe();
      if (kinds.includes('conflict')) resolve('conflict');
      else resolve(kinds.length === 0 ? 'saved' : 'failed');
    }
  });
}
