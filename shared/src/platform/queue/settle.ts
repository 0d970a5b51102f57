import { isRefusal, type Refusal } from '../../domain/index.ts';
import {
  isSameValue,
  valueOf,
  type QueuedValue,
  type QueueEntry,
  type StoredValue,
} from './queueEntry.ts';
import type { SaveReply } from './saveReply.ts';

/** The latest value of a key that the server is known to hold. */
export type Acknowledged = {
  readonly value: QueuedValue | StoredValue;
  readonly revision: number;
  readonly savedAt: string;
};

type Settled = {
  /** The entry as it goes on; undefined when it leaves the queue. */
  entry: QueueEntry | undefined;
  acknowledged?: Acknowledged | undefined;
};

/**
 * What becomes of one entry after an answered call. It leaves the queue only if it was not changed meanwhile
 * (spec 1 §4); if it was, the newer value goes on, based on the revision that the sent one has become.
 * @param sent the entry as it was sent
 * @param now the entry as it stands now; undefined when another tab has changed the key since
 */
export function settleReply({
  sent,
  now,
  reply,
  ownName,
  unacknowledgedValues,
  known,
}: {
  sent: QueueEntry;
  now: QueueEntry | undefined;
  /** Under which the server shows what the owner of the queue saved. */
  ownName: string;
  reply: SaveReply;
  /** What this browser has sent unheard beside the entry's own attempts. */
  unacknowledgedValues: readonly QueuedValue[];
  /** What this browser has saved last under the key. */
  known: Acknowledged | undefined;
}): Settled {
  const saved = reply.saved[sent.key];
  const acknowledged = saved && { value: sent.value, ...saved };
  if (!now) return { entry: undefined, acknowledged };
  const isChanged = now.change !== sent.change;
  if (saved) return { entry: isChanged ? onBase(now, saved.revision) : undefined, acknowledged };
  const theirs = reply.conflicts[sent.key];
  if (theirs) {
    const stored = valueOf(theirs);
    const isOwnAttempt =
      theirs.savedBy === ownName &&
      (theirs.revision === known?.revision ||
        [...sent.attempts, ...unacknowledgedValues].some((value) => isSameValue(value, stored)));
    // A conflict on the very revision that was named would come again and again.
    const isNoDispute =
      theirs.revision !== sent.baseRevision && (isOwnAttempt || isSameValue(now.value, stored));
    return isNoDispute
      ? { entry: onBase(now, theirs.revision) }
      : { entry: { ...now, status: { kind: 'conflict', theirs } } };
  }
  const reason = reply.refused[sent.key] ?? 'server-error';
  return {
    entry: { ...now, status: isChanged ? { kind: 'waiting' } : { kind: 'refused', reason } },
  };
}

/** The entry as it goes on from a newer revision: what was sent on an older one cannot be stored any more. */
export function onBase(entry: QueueEntry, baseRevision: number): QueueEntry {
  return { ...entry, baseRevision, attempts: [], status: { kind: 'waiting' } };
}

/** Refusals that another attempt cannot mend. Signing in again, waiting, and the server's recovery can mend the others. */
export function isPermanentRefusal(failure: unknown): failure is Refusal {
  return (
    isRefusal(failure) &&
    !['signed-out', 'slow-down', 'server-error', 'unavailable'].includes(failure.code)
  );
}

/** After which time the server wants to be asked again (`slow-down`, `unavailable`); undefined when it has not said so. */
export function waitSeconds(failure: unknown): number | undefined {
  if (!isRefusal(failure)) return undefined;
  const { retryAfterSeconds } = (failure.details ?? {}) as { retryAfterSeconds?: unknown };
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0
    ? retryAfterSeconds
    : undefined;
}

/** The server's own fault. One value that it cannot stand must not hold up the others. */
export function isServerError(failure: unknown): boolean {
  return isRefusal(failure) && failure.code === 'server-error';
}

/**
 * What becomes of one entry after a call that failed.
 * @param reason why the server's no to this entry is for good; undefined when it goes on
 */
export function settleFailure({
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
  // A refusal for good of others in the same call says nothing of this one: it is sent again at once.
  return { ...now, status: { kind: isPermanentRefusal(failure) ? 'waiting' : 'failed' } };
}

/**
 * Which entries of a failed call the server refused for good, and why, by form key. None when the failure may pass, and
 * when it names none of several entries: then each has to be tried alone.
 */
export function refusalReasons(
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
