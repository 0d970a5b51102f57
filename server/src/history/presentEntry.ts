import { isCommentKey } from '@cert/shared/domain';
import type { HistoryEntry } from '@cert/shared/contract';
import { finalizationSubjectPrefix } from '../grading/finalizationChange.ts';
import { historyKinds, type HistoryKind } from './historyKinds.ts';

/** A row of the audit trail with the author's name. */
export type TrailRow = {
  at: Date;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
  /** Name of the author; null for the office. */
  name: string | null;
  /** The person whose finalization was changed; null for other changes. */
  whose: string | null;
};

/** Converts a row of the audit trail to a history entry. */
export function presentEntry(row: TrailRow): HistoryEntry {
  const kind = kindOf(row);
  const isOfClient = kind === 'answer' || kind === 'client-comment';
  return {
    at: row.at.toISOString(),
    // Unanimous grades have no author.
    by: row.action === 'certifierFinalizeGrades' ? null : row.name,
    kind,
    key: isOfClient ? row.subject : null,
    // The value before a reset is left out, because a reset implies that there was a finalization.
    before: kind === 'finalization-reset' ? null : valueOf(kind, row.before),
    after: valueOf(kind, row.after),
    whose: row.whose,
  };
}

function kindOf({ action, subject }: TrailRow): HistoryKind {
  const kind = historyKinds[action as keyof typeof historyKinds];
  if (!kind) throw new Error(`${action} has no place in a history`);
  if (subject.startsWith(finalizationSubjectPrefix)) return 'finalization-reset';
  return kind === 'answer' && isCommentKey(subject) ? 'client-comment' : kind;
}

/** The text of a comment, the title of a document, or the unchanged value. */
function valueOf(kind: HistoryKind, value: unknown): HistoryEntry['before'] {
  if (kind === 'client-comment')
    return (value as { content: string | null } | null)?.content ?? null;
  if (kind === 'document') return (value as { title: string } | null)?.title ?? null;
  return value as HistoryEntry['before'];
}
