import { isRefusal, type Refusal } from '../../domain/index.ts';
import type { QueueEntry } from './queueEntry.ts';
import type { SaveReply } from './savers.ts';

/** The latest value of a key that the server has confirmed to be stored. */
export type AcknowledgedValue = {
  readonly value: unknown;
  readonly revision: number;
  readonly savedAt: string;
  /** Who saved it; missing if this browser saved the value. */
  readonly savedBy?: string;
};

type Settled = {
  /** The entry that remains; undefined when it leaves the queue. */
  entry: QueueEntry | undefined;
  acknowledged?: AcknowledgedValue | undefined;
};

/**
 * Computes the next state of one entry after an answered call. A saved entry leaves the queue only if it was not
 * changed meanwhile. If it was, the entry keeps the newer value and is then based on the revision that was just saved.
 * @param sent the entry as it was sent
 * @param now the entry as it is now; undefined when another tab has changed the key since
 */
export function settleEntryAfterReply({
  sent,
  now,
  reply,
  ownName,
  unacknowledgedValues,
  known,
  isSame,
}: {
  sent: QueueEntry;
  now: QueueEntry | undefined;
  /** The name that the server shows for values saved by the owner of the queue. */
  ownName: string;
  reply: SaveReply;
  /** Values that this browser has sent without getting a reply and that are not among the entry's own attempts. */
  unacknowledgedValues: readonly unknown[];
  /** The value of the key that the server has last acknowledged. */
  known: AcknowledgedValue | undefined;
  /** Whether the server stores two values of the key as the same one. */
  isSame: (a: unknown, b: unknown) => boolean;
}): Settled {
  const saved = reply.saved[sent.key];
  const acknowledged = saved && { value: sent.value, ...saved };
  if (!now) return { entry: undefined, acknowledged };
  const isChanged = now.change !== sent.change;
  if (saved) {
    const others = unacknowledgedValues.filter((value) => !isSame(value, sent.value));
    // If another person had already stored the sent value, the server has not raised its revision. A late call that
    // sends one of the `others` with this base revision could then still replace the value. If the value is sent once
    // more, its revision rises, so that such a late call gets a conflict.
    const isSentAgain = isChanged || others.length > 0;
    return {
      entry: isSentAgain ? { ...rebaseEntry(now, saved.revision), attempts: others } : undefined,
      acknowledged,
    };
  }
  const theirs = reply.conflicts[sent.key];
  if (theirs) {
    const isOwnAttempt =
      theirs.savedBy === ownName &&
      (theirs.revision === known?.revision ||
        [...sent.attempts, ...unacknowledgedValues].some((value) => isSame(value, theirs.value)));
    // Without this check, rebasing on the same revision would lead to the same conflict in an endless loop.
    const canRebase =
      theirs.revision !== sent.baseRevision && (isOwnAttempt || isSame(now.value, theirs.value));
    return canRebase
      ? { entry: rebaseEntry(now, theirs.revision) }
      : { entry: { ...now, status: { kind: 'conflict', theirs } } };
  }
  const reason = reply.refused[sent.key] ?? 'server-error';
  return {
    entry: { ...now, status: isChanged ? { kind: 'waiting' } : { kind: 'refused', reason } },
  };
}

/**
 * Changes the base revision of the entry to a newer one and removes its attempts, because the server can no longer
 * store values that were sent with an older revision.
 */
export function rebaseEntry(entry: QueueEntry, baseRevision: number): QueueEntry {
  return { ...entry, baseRevision, attempts: [], status: { kind: 'waiting' } };
}

/**
 * Whether the failure is a refusal that a retry would get again. False for refusals that end when the user signs in
 * again, after a waiting time, or when the server has recovered.
 */
export function isPermanentRefusal(failure: unknown): failure is Refusal {
  return (
    isRefusal(failure) &&
    !['signed-out', 'slow-down', 'server-error', 'unavailable'].includes(failure.code)
  );
}

/** The seconds to wait before the next attempt (`slow-down`, `unavailable`); undefined if the server named none. */
export function readRetryAfterSeconds(failure: unknown): number | undefined {
  if (!isRefusal(failure)) return undefined;
  const { retryAfterSeconds } = (failure.details ?? {}) as { retryAfterSeconds?: unknown };
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0
    ? retryAfterSeconds
    : undefined;
}

/**
 * Whether the call failed because of an error in the server. A single value may have caused the error, so it must not
 * block other values.
 */
export function isServerError(failure: unknown): boolean {
  return isRefusal(failure) && failure.code === 'server-error';
}

/**
 * Computes the next state of one entry after a failed call.
 * @param reason why the server refused this entry permanently; undefined when it did not
 */
export function settleEntryAfterFailure({
  sent,
  now,
  failure,
  reason,
}: {
  sent: QueueEntry;
  now: QueueEntry;
  failure: unknown;
  reason: string | undefined;
}): QueueEntry {
  if (now.change !== sent.change) return { ...now, status: { kind: 'waiting' } };
  if (reason !== undefined) return { ...now, status: { kind: 'refused', reason } };
  // If a permanent refusal does not name this entry, the entry may be sent again. After any other error it has failed.
  return { ...now, status: { kind: isPermanentRefusal(failure) ? 'waiting' : 'failed' } };
}

/**
 * The entries of a failed call that the server refused permanently, with the reason, by form key. Empty when the
 * failure may be temporary, or when it names none of several entries: then each entry is tried alone.
 */
export function listRefusalReasons(
  failure: unknown,
  batch: readonly QueueEntry[],
): ReadonlyMap<string, string> {
  if (!isPermanentRefusal(failure)) return new Map();
  const details = failure.details as
    { refused?: Record<string, string>; fields?: Record<string, string> } | undefined;
  const fallback = batch.length === 1 ? failure.code : undefined;
  return new Map(
    batch.flatMap(({ key }) => {
      const reason = details?.refused?.[key] ?? details?.fields?.[key] ?? fallback;
      return reason === undefined ? [] : [[key, reason]];
    }),
  );
}
