import type { AnswerRecord, StoredResponse } from '../../contract/index.ts';

/** What is changed under a form key: a record, or `false` for "cleared". */
export type QueuedValue = AnswerRecord | false;

/** Where an entry stands. Only `refused` and `conflict` wait for the person; everything else goes by itself. */
export type EntryStatus =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  /** The last attempt did not reach the server or was not answered; sent again at the next occasion. */
  | { kind: 'failed' }
  /** The server said no for good; the text is shown until the person has noted it. */
  | { kind: 'refused'; reason: string }
  /** Somebody else changed the key meanwhile; the person chooses between the two values. */
  | { kind: 'conflict'; theirs: StoredResponse };

/** One unsent change. There is at most one per owner, questionnaire and form key. */
export type QueueEntry = {
  readonly owner: number;
  readonly questionnaireId: number;
  readonly key: string;
  readonly value: QueuedValue;
  /** The stored revision that the change was made on; 0 for "there was none". */
  readonly baseRevision: number;
  /**
   * Values that this person queued earlier for the same key and that may have reached the server unacknowledged.
   * Meeting one of them in a conflict is no conflict: it is our own echo.
   */
  readonly earlier: readonly QueuedValue[];
  /** Grows with every change of the entry, so that a reply can tell whether the entry changed meanwhile. */
  readonly change: number;
  readonly status: EntryStatus;
};

/** Identity of an entry within one owner's queue. */
export function entryId(entry: Pick<QueueEntry, 'questionnaireId' | 'key'>): string {
  return `${entry.questionnaireId}/${entry.key}`;
}

/** Whether the entry still has to reach the server. */
export function isUnsent(entry: QueueEntry): boolean {
  return entry.status.kind !== 'refused' && entry.status.kind !== 'conflict';
}

/** Whether two values would be stored as the same answer; the order of a table's cells does not matter. */
export function isSameValue(a: QueuedValue, b: QueuedValue): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: QueuedValue): string {
  if (value === false || value.value === false) return 'false';
  const cells = value.value;
  const ordered =
    typeof cells === 'object' ? Object.entries(cells).sort(([a], [b]) => (a < b ? -1 : 1)) : cells;
  return JSON.stringify([value.answerId ?? null, ordered, value.content ?? null]);
}

/** A stored response in the shape of what was sent, to compare the two. */
export function valueOf(stored: StoredResponse): QueuedValue {
  return stored.value === null || stored.value === false
    ? false
    : { answerId: stored.answerId, value: stored.value, content: stored.content };
}
