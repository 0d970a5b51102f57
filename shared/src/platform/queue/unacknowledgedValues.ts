import type { QueuedValue } from './queueEntry.ts';

/**
 * Values that this browser has sent without hearing what became of them, and that no entry of this page speaks of: sent
 * by another tab, or dismissed since. Meeting one of them in a conflict is no conflict.
 */
export type UnacknowledgedValues = {
  of(id: string): readonly QueuedValue[];
  add(id: string, attempts: readonly QueuedValue[]): void;
  /** A newer revision is known: what was sent on an older one has been stored before it, or never will be. */
  forget(id: string): void;
};

/** No unacknowledged values yet. */
export function createUnacknowledgedValues(): UnacknowledgedValues {
  const attemptsOf = new Map<string, readonly QueuedValue[]>();
  const of = (id: string) => attemptsOf.get(id) ?? [];
  return {
    of,
    add: (id, attempts) => void attemptsOf.set(id, [...new Set([...of(id), ...attempts])]),
    forget: (id) => void attemptsOf.delete(id),
  };
}
