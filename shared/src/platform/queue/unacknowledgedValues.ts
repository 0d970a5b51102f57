import type { QueuedValue } from './queueEntry.ts';

/**
 * Values that this browser has sent without a reply and that are not in an entry of this page: sent by another tab, or
 * dismissed since. A conflict with one of them is no conflict.
 */
export type UnacknowledgedValues = {
  of(id: string): readonly QueuedValue[];
  add(id: string, attempts: readonly QueuedValue[]): void;
  /**
   * Drops the values of an entry when a newer revision is known: values sent on an older revision were stored before it
   * or never will be.
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
