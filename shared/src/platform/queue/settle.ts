import { isRefusal, type Refusal } from '../../domain/index.ts';
import type { Reply, StoredResponse } from '../../contract/index.ts';
import { isSameValue, valueOf, type QueuedValue, type QueueEntry } from './queueEntry.ts';

/** The latest value of a key that the server is known to hold. */
export type Acknowledged = {
  readonly value: QueuedValue | StoredResponse;
  readonly revision: number;
  readonly savedAt: string;
};

type Settled = {
  /** The entry as it goes on; undefined when it leaves the queue. */
  entry: QueueEntry | undefined;
  acknowledged?: Acknowledged;
  /** True when the entry must be sent again on a newer base: the "conflict" was our own echo. */
  isRebased: boolean;
};

/**
 * What becomes of one entry after an answered call. It leaves the queue only if it was not changed meanwhile
 * (spec 1 §4); if it was, the newer value goes on, based on the revision that the sent one has become.
 * @param sent the entry as it was sent
 * @param now the entry as it stands now
 */
export function settleReply({
  sent,
  now,
  reply,
}: {
  sent: QueueEntry;
  now: QueueEntry | undefined;
  reply: Reply<'questionnaireAnswersSave'>;
}): Settled {
  const current = now ?? sent;
  const isChanged = current.change !== sent.change;
  const saved = reply.saved[sent.key];
  if (saved) {
    const acknowledged = { value: sent.value, ...saved };
    if (!isChanged) return { entry: undefined, acknowledged, isRebased: false };
    return { entry: onBase(current, saved.revision), acknowledged, isRebased: false };
  }
  const theirs = reply.conflicts[sent.key];
  if (theirs) {
    const stored = valueOf(theirs);
    // A conflict on the very revision that was named would come again and again.
    const isEcho =
      theirs.revision !== sent.baseRevision &&
      [...sent.attempts, current.value].some((value) => isSameValue(value, stored));
    return isEcho
      ? { entry: onBase(current, theirs.revision), isRebased: true }
      : { entry: { ...current, status: { kind: 'conflict', theirs } }, isRebased: false };
  }
  const reason = reply.refused[sent.key] ?? 'server-error';
  const status = isChanged
    ? ({ kind: 'waiting' } as const)
    : ({ kind: 'refused', reason } as const);
  return { entry: { ...current, status }, isRebased: false };
}

/** The entry as it goes on from a newer revision: what was sent on an older one cannot be stored any more. */
export function onBase(entry: QueueEntry, baseRevision: number): QueueEntry {
  return { ...entry, baseRevision, attempts: [], status: { kind: 'waiting' } };
}

/** Refusals that another attempt cannot mend. Signing in again, waiting, and the server's recovery can mend the others. */
export function isForGood(failure: unknown): failure is Refusal {
  return isRefusal(failure) && !['signed-out', 'slow-down', 'server-error'].includes(failure.code);
}

/** What becomes of one entry after a call that failed; `final` is the refusal when the server's no is for good. */
export function settleRefusal({
  sent,
  now,
  final,
}: {
  sent: QueueEntry;
  now: QueueEntry;
  final: Refusal | undefined;
}): QueueEntry {
  if (now.change !== sent.change) return { ...now, status: { kind: 'waiting' } };
  if (!final) return { ...now, status: { kind: 'failed' } };
  return { ...now, status: { kind: 'refused', reason: refusalReason(final, sent.key) } };
}

/** The most exact reason that a refusal gives for a key, else its code. */
function refusalReason(refusal: Refusal, key: string): string {
  const details = refusal.details as
    { refused?: Record<string, string>; fields?: Record<string, string> } | undefined;
  return details?.refused?.[key] ?? details?.fields?.[key] ?? refusal.code;
}
