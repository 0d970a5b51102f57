import type { AnswerRecord, StoredResponse } from '../../contract/index.ts';
import type { ChangeDescription } from './changeDescription.ts';

/** The new value of a form key: a record, or `false` for "cleared". */
export type QueuedValue =
  | (AnswerRecord & {
      /**
       * Only for a grade: the `answersDigest` of the area that the user saw, also when the grade is sent much later.
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
  /** The last attempt did not reach the server or got no answer; sent again at the next attempt. */
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
  /** Missing when no open page knew the key. */
  readonly description?: ChangeDescription;
  /** The stored revision that the change is based on; 0 when nothing was stored. */
  readonly baseRevision: number;
  /**
   * Values sent with this base revision, newest last, that may have been stored without an acknowledgement. A conflict
   * with one of them is no conflict but the echo of an own value.
   */
  readonly attempts: readonly QueuedValue[];
  /**
   * Increases with every change, so that a reply can detect a change made meanwhile. It is the time of the change in
   * milliseconds: when two tabs change one key, the higher number is the newer change.
   */
  readonly change: number;
  readonly status: EntryStatus;
  /** The user has dismissed the refusal. The entry is kept only for its attempts and not shown. */
  readonly isNoted?: true;
};

/** Identity of an entry within one owner's queue. */
export function entryId(entry: Pick<QueueEntry, 'questionnaireId' | 'key'>): string {
  return `${entry.questionnaireId}/${entry.key}`;
}

/** Whether the entry still has to be sent. */
export function isUnsent(entry: QueueEntry): boolean {
  return entry.status.kind !== 'refused' && entry.status.kind !== 'conflict';
}

/** Maximum number of attempts kept. An echo of a dropped attempt shows as a conflict, which loses nothing. */
const maxAttempts = 50;

/** The entry in state `sending`. Its value is added to the attempts first, because the reply may be lost. */
export function asSending(entry: QueueEntry): QueueEntry {
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
export function asReloaded(entry: QueueEntry): QueueEntry {
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

/** The server stores `false`, blank text and an empty table in the same way. */
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
export function valueOf(stored: StoredValue): QueuedValue {
  return stored.value === null || stored.value === false
    ? false
    : { answerId: stored.answerId, value: stored.value, content: stored.content };
}
