import type { QueueState } from './saveQueue.ts';

/** The keys whose change the server has saved or permanently refused between two states of the queue. */
export function settledKeys(before: QueueState, now: QueueState): string[] {
  const saved =
    before.acknowledged === now.acknowledged
      ? []
      : [...now.acknowledged].flatMap(([id, one]) =>
          before.acknowledged.get(id) === one ? [] : [keyIn(id)],
        );
  const refused =
    before.entries === now.entries
      ? []
      : [...now.entries].flatMap(([id, { key, status }]) =>
          status.kind === 'refused' && before.entries.get(id)?.status.kind === 'sending'
            ? [key]
            : [],
        );
  return [...saved, ...refused];
}

function keyIn(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}
