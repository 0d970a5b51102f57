import { isCommentKey } from '@cert/shared/domain';
import type { HistoryEntry } from '@cert/shared/contract';
import { finalizationSubject } from '../grading/finalizationChange.ts';
import { historyKinds, type HistoryKind } from './historyKinds.ts';

/** A row of the audit trail with the name of who did it. */
export type TrailRow = {
  at: Date;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
  /** Null for the programme's office. */
  name: string | null;
  /** Whose finalization it is about; null for everything else. */
  whose: string | null;
};

/** A row of the audit trail as a line of the history. */
export function presentEntry(row: TrailRow): HistoryEntry {
  const kind = kindOf(row);
  const isOfClient = kind === 'answer' || kind === 'client-comment';
  return {
    at: row.at.toISOString(),
    // Nobody set what followed from the agreement of all.
    by: row.action === 'certifierFinalizeGrades' ? null : row.name,
    kind,
    key: isOfClient ? row.subject : null,
    // That a finalization was given is told by its being set back.
    before: kind === 'finalization-reset' ? null : valueOf(kind, row.before),
    after: valueOf(kind, row.after),
    whose: row.whose,
  };
}

function kindOf({ action, subject }: TrailRow): HistoryKind {
  const kind = historyKinds[action as keyof typeof historyKinds];
  if (!kind) throw new Error(`${action} has no place in a history`);
  if (subject.startsWith(finalizationSubject)) return 'finalization-reset';
  return kind === 'answer' && isCommentKey(subject) ? 'client-comment' : kind;
}

/** Of a comment its text counts, of a document its title; everything else is written as it travels. */
function valueOf(kind: HistoryKind, value: unknown): HistoryEntry['before'] {
  if (kind === 'client-comment')
    return (value as { content: string | null } | null)?.content ?? null;
  if (kind === 'document') return (value as { title: string } | null)?.title ?? null;
  return value as HistoryEntry['before'];
}
