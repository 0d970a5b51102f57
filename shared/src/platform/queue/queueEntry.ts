import type { AnswerRecord, StoredResponse } from '../../contract/index.ts';
import type { ChangeDescription } from './changeDescription.ts';

/** The new value of a form key: a record, or `false` if the user has cleared the value. */
export type QueuedValue =
  | (AnswerRecord & {
      /**
       * Only for a grade: the `answersDigest` that the user saw when setting the grade, even if the grade is sent much
       * later.
       */
      seen?: string | undefined;
    })
  | false;

/** What the server stores under a key: an answer, or another text that several people may change. */
export type StoredValue = Omit<StoredResponse, 'areaId' | 'type'>;

/**
 * The state of an entry. Only `refused` and `conflict` need an action of the user; the others proceed by themselves.
 */
export type EntryStatus =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  /** The last attempt did not reach the server or got no reply. The entry will be sent again. */
  | { kind: 'failed' }
  /** The server refused the value permanently; its text is shown until the user dismisses it. */
  | { kind: 'refused'; reason: string }
  /** Another person has changed the key meanwhile; the user chooses between the two values. */
  | { kind: 'conflict'; theirs: StoredValue };

/** One unsent change. There is at most one per owner, questionnaire and form key. */
export type QueueEntry = {
  readonly owner: number;
  readonly questionnaireId: number;
  readonly key: string;
  readonly value: QueuedValue;
  /** Describes the change for the user; missing if no open page knew the key. */
  readonly description?: ChangeDescription;
  /** The stored revision that the change is based on; 0 when nothing was stored. */
  readonly baseRevision: number;
  /**
   * Values sent with this base revision, newest last, that the server may have stored although no reply arrived. If the
   * server reports a conflict with one of them, the stored value is the user's own, so it is not a conflict.
   */
  readonly attempts: readonly QueuedValue[];
  /**
   * Number of the change, to detect after a reply that the user has changed the value meanwhile. It is the time of the
   * change in milliseconds, so if two tabs change one key, the higher number is the newer change.
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
 * Maximum number of attempts kept. If the server has stored an older one, the user sees a conflict with an own value;
 * no value is lost.
 */
const maxAttempts = 50;

/** Sets the state of an entry to `sending` and adds its value to the attempts, because the reply may be lost. */
export function markAsSending(entry: QueueEntry): QueueEntry {
  const attempts = entry.attempts.filter((value) => !isSameValue(value, entry.value));
  return {
    ...entry,
    attempts: [...attempts, entry.value].slice(-maxAttempts),
    status: { kind: 'sending' },
  };
}

/**
 * The entry as a newly loaded page uses it: an entry that was still being sent counts as failed, because the result is
 * unknown.
 */
export function markInterruptedAsFailed(entry: QueueEntry): QueueEntry {
  return entry.status.kind === 'sending' ? { ...entry, status: { kind: 'failed' } } : entry;
}

/**
 * Whether two values of one key would be stored as the same answer. Ignores the order of a table's cells, an answer id
 * that the key already names, and fields besides the text of a comment.
 */
export function isSameValue(a: QueuedValue, b: QueuedValue): boolean {
  if (isCleared(a) || isCleared(b)) return isCleared(a) && isCleared(b);
  if (a.content || b.content) return a.content === b.content;
  const isOneAnswer = a.answerId == null || b.answerId == null || a.answerId === b.answerId;
  return isOneAnswer && inOrder(a.value) === inOrder(b.value);
}

/** Whether the value is cleared: the server stores blank text and an empty table in the same way as `false`. */
function isCleared(value: QueuedValue): value is false {
  if (value === false || value.value === false) return true;
  if (typeof value.content === 'string') return value.content.trim() === '';
  if (typeof value.value === 'string') return value.value.trim() === '';
  return typeof value.value === 'object' && Object.keys(value.value).length === 0;
}

function inOrder(value: AnswerRecord['value']): string {
  const cells = (table: object) => Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(typeof value === 'object' ? cells(value) : value);
}

/** Converts a stored value to the shape of a sent one, to compare the two. */
export function toQueuedValue(stored: StoredValue): QueuedValue {
  return stored.value === null || stored.value === false
    ? false
    : { answerId: stored.answerId, value: stored.value, content: stored.content };
}
