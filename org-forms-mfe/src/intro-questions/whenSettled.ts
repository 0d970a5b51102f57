import type { SaveQueue } from '@cert/shared/platform';

/** `failed`: it did not reach the server or was refused. Nothing is lost then: the queue keeps it. */
export type Outcome = 'saved' | 'conflict' | 'failed';

/** Waits until none of these entries is on its way. @returns what became of all of them together */
export function whenSettled(
  queue: Pick<SaveQueue, 'get' | 'subscribe'>,
  ids: readonly string[],
): Promise<Outcome> {
  return new Promise((resolve) => {
    const unsubscribe = queue.subscribe(look);
    look();

    function look(): void {
      const { entries } = queue.get();
      const kinds = ids.flatMap((id) => entries.get(id)?.status.kind ?? []);
      if (kinds.includes('waiting') || kinds.includes('sending')) return;
      unsubscribe();
      if (kinds.includes('conflict')) resolve('conflict');
      else resolve(kinds.length === 0 ? 'saved' : 'failed');
    }
  });
}
