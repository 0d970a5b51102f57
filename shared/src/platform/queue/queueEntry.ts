import type { StoredValue } from './savers.ts';

/** A readable description of a change, in the language of the page where it was made. It is stored with the change. */
export type ChangeDescription = {
  /** The title of what was changed: a question with its number, or the area that a comment belongs to. */
  readonly title: string;
  /** The address where the value can be changed, without the language: `/7/category/hiring/2#question-12`. */
  readonly address: string;
  /**
   * The entered values, one per line: chosen answers, numbers with their units, the changed cells of a table. None if
   * the value was cleared.
   */
  readonly lines: readonly string[];
};

/**
 * The state of an entry. Only `refused` and `conflict` need an action of the user; the other states change
 * automatically.
 */
export type EntryStatus<Value = unknown> =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  /** The last attempt got no reply or a temporary refusal, or no saver could be loaded. The entry is sent again. */
  | { kind: 'failed' }
  /** The server refused the value permanently; its text is shown until the user dismisses it. */
  | { kind: 'refused'; reason: string }
  /** Another person has changed the key meanwhile; the user chooses between the two values. */
  | { kind: 'conflict'; theirs: StoredValue<Value> };

/**
 * One unsent change. There is at most one per owner, questionnaire and key. Its values belong to the saver of the key
 * and are converted by `Saver.read` before use.
 */
export type QueueEntry = {
  readonly owner: number;
  readonly questionnaireId: number;
  readonly key: string;
  readonly value: unknown;
  /** Describes the change for the user. */
  readonly description: ChangeDescription;
  /** The stored revision that the change is based on; 0 when nothing was stored. */
  readonly baseRevision: number;
  /**
   * Values sent with this base revision, newest last, that the server may have stored although no reply arrived. If the
   * server reports a conflict with one of them, the stored value is the user's own, so it is not a conflict.
   */
  readonly attempts: readonly unknown[];
  /**
   * Number of the change. If it differs from the number in the sent entry when the reply arrives, the user has changed
   * the value meanwhile. It is the time of the change in milliseconds (higher if the last change has that number
   * already), so if two tabs change one key, the higher number is the newer change.
   */
  readonly change: number;
  readonly status: EntryStatus;
  /** Set when the user has dismissed the refusal: the entry is no longer shown and is kept only for its attempts. */
  readonly isNoted?: true;
};

/** The id of an entry, unique within one owner's queue. */
export function entryId(entry: Pick<QueueEntry, 'questionnaireId' | 'key'>): string {
  return `${entry.questionnaireId}/${entry.key}`;
}

/** Whether the entry still has to be sent. */
export function isUnsent(entry: QueueEntry): boolean {
  return entry.status.kind !== 'refused' && entry.status.kind !== 'conflict';
}

/**
 * Maximum number of attempts that an entry keeps; the oldest are dropped. If the server has stored a dropped attempt,
 * the user sees a conflict with his or her own value; no value is lost.
 */
const maxAttempts = 50;

/** Sets the state of an entry to `sending` and adds its value to the attempts, because the reply may be lost. */
export function markAsSending(
  entry: QueueEntry,
  isSame: (a: unknown, b: unknown) => boolean,
): QueueEntry {
  const attempts = entry.attempts.filter((value) => !isSame(value, entry.value));
  return {
    ...entry,
    attempts: [...attempts, entry.value].slice(-maxAttempts),
    status: { kind: 'sending' },
  };
}

/**
 * The entry to store when two tabs have changed one key: the newer change. It keeps the values that the other tab has
 * sent with the same base revision: that tab may be closed before it gets the reply.
 * @param kept the entry that is stored now
 */
export function mergeEntriesOfTabs(kept: QueueEntry | undefined, entry: QueueEntry): QueueEntry {
  if (!kept) return entry;
  const [newer, older] = kept.change > entry.change ? [kept, entry] : [entry, kept];
  if (older.baseRevision < newer.baseRevision) return newer;
  const own = new Set(newer.attempts.map((value) => JSON.stringify(value)));
  const further = older.attempts.filter((value) => !own.has(JSON.stringify(value)));
  if (further.length === 0) return newer;
  return { ...newer, attempts: [...further, ...newer.attempts].slice(-maxAttempts) };
}

/**
 * The entry as a newly loaded page uses it: an entry that was still being sent counts as failed, because the result is
 * unknown.
 */
export function markInterruptedAsFailed(entry: QueueEntry): QueueEntry {
  return entry.status.kind === 'sending' ? { ...entry, status: { kind: 'failed' } } : entry;
}
