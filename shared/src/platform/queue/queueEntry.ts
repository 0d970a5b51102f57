import type { AnswerRecord, StoredResponse } from '../../contract/index.ts';
import type { ChangeDescription } from './changeDescription.ts';

/** What is changed under a form key: a record, or `false` for "cleared". */
export type QueuedValue =
  | (AnswerRecord & {
      /** Of a grade alone: what the person saw of the area (`answersDigest`), also where it is sent much later. */
      seen?: string | undefined;
    })
  | false;

/** What stands on the server under a key: an answer, or any other text that several people may change. */
export type StoredValue = Omit<StoredResponse, 'areaId' | 'type'>;

/** Where an entry stands. Only `refused` and `conflict` wait for the person; everything else goes by itself. */
export type EntryStatus =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  /** The last attempt did not reach the server or was not answered; sent again at the next occasion. */
  | { kind: 'failed' }
  /** The server said no for good; the text is shown until the person has noted it. */
  | { kind: 'refused'; reason: string }
  /** Somebody else changed the key meanwhile; the person chooses between the two values. */
  | { kind: 'conflict'; theirs: StoredValue };

/** One unsent change. There is at most one per owner, questionnaire and form key. */
export type QueueEntry = {
  readonly owner: number;
  readonly questionnaireId: number;
  readonly key: string;
  readonly value: QueuedValue;
  /** None when no open page knew the key. */
  readonly description?: ChangeDescription;
  /** The stored revision that the change was made on; 0 for "there was none". */
  readonly baseRevision: number;
  /**
   * Values that were sent on this base revision, newest last, and may have reached the server unacknowledged.
   * Meeting one of them in a conflict is no conflict: it is our own echo.
   */
  readonly attempts: readonly QueuedValue[];
  /**
   * Grows with every change, so that a reply can tell whether the entry changed meanwhile. It is the time of the change
   * (ms): of two tabs that change one key the later change is the newer one.
   */
  readonly change: number;
  readonly status: EntryStatus;
  /** The person has noted the refusal. It is kept for its attempts alone, and shown to nobody. */
  readonly isNoted?: true;
};

/** Identity of an entry within one owner's queue. */
export function entryId(entry: Pick<QueueEntry, 'questionnaireId' | 'key'>): string {
  return `${entry.questionnaireId}/${entry.key}`;
}

/** Whether the entry still has to reach the server. */
export function isUnsent(entry: QueueEntry): boolean {
  return entry.status.kind !== 'refused' && entry.status.kind !== 'conflict';
}

/** Of more attempts than these the oldest are forgotten: their echo then shows as a conflict, which loses nothing. */
const mostAttempts = 50;

/** The entry as it is sent: the attempt is noted first, because its reply may be lost. */
export function asSending(entry: QueueEntry): QueueEntry {
  const attempts = entry.attempts.filter((value) => !isSameValue(value, entry.value));
  return {
    ...entry,
    attempts: [...attempts, entry.value].slice(-mostAttempts),
    status: { kind: 'sending' },
  };
}

/** The entry as a new page finds it: what came of a call that the last page did not wait for is not known. */
export function asFound(entry: QueueEntry): QueueEntry {
  return entry.status.kind === 'sending' ? { ...entry, status: { kind: 'failed' } } : entry;
}

/**
 * Whether two values would be stored as the same answer under one key. The order of a table's cells does not matter,
 * nor whether an answer id is named that the key tells anyway, nor what stands beside the text of a comment.
 */
export function isSameValue(a: QueuedValue, b: QueuedValue): boolean {
  if (isCleared(a) || isCleared(b)) return isCleared(a) && isCleared(b);
  if (a.content || b.content) return a.content === b.content;
  const isOneAnswer = a.answerId == null || b.answerId == null || a.answerId === b.answerId;
  return isOneAnswer && inOrder(a.value) === inOrder(b.value);
}

/** The server stores `false`, blank text and an empty table alike (decisions §4). */
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

/** A stored value in the shape of what was sent, to compare the two. */
export function valueOf(stored: StoredValue): QueuedValue {
  return stored.value === null || stored.value === false
    ? false
    : { answerId: stored.answerId, value: stored.value, content: stored.content };
}
