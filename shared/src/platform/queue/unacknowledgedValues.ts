import type { QueuedValue } from './queueEntry.ts';

/**
 * Values that this browser has sent without getting a reply and that no entry of this page contains: another tab has
 * sent them, or the user has dismissed them. If the server reports a conflict with one of them, the stored value is the
 * user's own, so it is not a conflict.
 */
export type UnacknowledgedValues = {
  of(id: string): readonly QueuedValue[];
  add(id: string, attempts: readonly QueuedValue[]): void;
  /**
   * Removes the values of an entry. Called when a newer revision is known: values sent with an older revision were
   * stored before it or will never be stored.
   */
  forget(id: string): void;
};

export function createUnacknowledgedValues(): UnacknowledgedValues {
  const attemptsOf = new Map<string, readonly QueuedValue[]>();
  const of = (id: string) => attemptsOf.get(id) ?? [];
  return {
    of,
    add: (id, attempts) => void attemptsOf.set(id, [...new Set([...of(id), ...attempts])]),
    forget: (id) => void attemptsOf.delete(id),
  };
}
