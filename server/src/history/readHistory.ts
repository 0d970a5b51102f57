import type { ActName, HistoryEntry, ParsedInput } from '@cert/shared/contract';
import { effects, type Effects, type HistoryKind } from '@cert/shared/contract/effects';
import { sql, type SqlBool } from 'kysely';
import { listActionsInHistory } from '../audit/auditVisibility.ts';
import { buildVisibleAuditRowsCondition } from '../audit/buildVisibleAuditRowsCondition.ts';
import {
  requireQuestion,
  requireArea,
  type Edition,
  type EditionArea,
  type EditionQuestion,
} from '../editions/edition.ts';
import { finalizationSubjectPrefix } from '../grading/finalizationChange.ts';
import type { UseCase } from '../useCase.ts';
import {
  isCommentKey,
  additionalInputKey,
  answerKey,
  areaCommentKey,
  questionCommentKey,
  questionKey,
} from '@cert/shared/domain';

/** Maximum number of entries; the office can look up older ones (`office audit`). */
const maxEntries = 200;

/**
 * Reads the changes of a question or an area, newest first. Until everybody has finalized, colleagues' grades and area
 * comments are not read from the database. See docs/product/grading.md#history.
 * @throws Refusal invalid-input if the question or area is not in this edition
 */
export const readHistory: UseCase<'questionnaireHistory'> = async (input, context) => {
  const { db, account, questionnaire, role, edition } = context;
  const { exact, notes, documents } = subjectsIn(edition, input);
  const isOfArea = input.questionId === undefined;
  const rows = await db
    .selectFrom('audit_log as l')
    .leftJoin('accounts as a', 'a.id', 'l.account_id')
    .leftJoin('accounts as w', (on) =>
      // Read as a number, so that the account is found by its index.
      on.on(
        'w.id',
        '=',
        sql`case when l.subject like ${`${finalizationSubjectPrefix}%`}
          then substr(l.subject, ${finalizationSubjectPrefix.length + 1})::integer end`,
      ),
    )
    .select(['l.at', 'l.action', 'l.subject', 'l.before', 'l.after', 'a.name', 'w.name as whose'])
    .where('l.questionnaire_id', '=', questionnaire.id)
    .where('l.action', 'in', listActionsInHistory())
    .where((is) =>
      is.or([
        is('l.subject', 'in', exact),
        ...(notes === undefined ? [] : [is('l.subject', 'like', notes)]),
        // A reset unlocks the grades of all areas, so it is part of every area's history.
        ...(isOfArea
          ? [
              is('l.action', 'in', listActionsInHistory('finalization-reset')).and(
                'l.subject',
                'like',
                `${finalizationSubjectPrefix}%`,
              ),
            ]
          : []),
        sql<SqlBool>`(l.subject like 'document %'
          and (coalesce(l.after, l.before)->>'areaId')::integer = ${documents.areaId}
          and (coalesce(l.after, l.before)->>'questionId')::integer
            is not distinct from ${documents.questionId}::integer)`,
      ]),
    )
    .where(buildVisibleAuditRowsCondition({ accountId: account.id, role }))
    .orderBy('l.id', 'desc')
    .limit(maxEntries)
    .execute();
  return rows.map(presentEntry);
};

function subjectsIn(
  edition: Edition,
  { areaId, questionId }: ParsedInput<'questionnaireHistory'>,
): Subjects {
  return questionId === undefined
    ? subjectsOfArea(requireArea(edition, areaId ?? 0))
    : subjectsOfQuestion(requireQuestion(edition, questionId));
}

/** A row of the audit trail with the author's name. */
type TrailRow = {
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
function presentEntry(row: TrailRow): HistoryEntry {
  const declared = declaredKindOf(row);
  const kind = kindOf(declared, row.subject);
  const isOfClient = kind === 'answer' || kind === 'client-comment';
  return {
    at: row.at.toISOString(),
    by: declared === 'unanimous-grade' ? null : row.name,
    kind,
    key: isOfClient ? row.subject : null,
    // The value before a reset is left out, because a reset implies that there was a finalization.
    before: kind === 'finalization-reset' ? null : valueOf(kind, row.before),
    after: valueOf(kind, row.after),
    whose: row.whose,
  };
}

function declaredKindOf({ action }: TrailRow): HistoryKind {
  const { history }: Partial<Effects> = effects[action as ActName] ?? {};
  if (!history) throw new Error(`${action} has no place in a history`);
  return history;
}

/** Returns the kind of an entry, which also depends on what was changed (`HistoryKind`). */
function kindOf(declared: HistoryKind, subject: string): HistoryEntry['kind'] {
  if (subject.startsWith(finalizationSubjectPrefix)) return 'finalization-reset';
  if (declared === 'answer') return isCommentKey(subject) ? 'client-comment' : 'answer';
  return declared === 'unanimous-grade' || declared === 'finalization-reset'
    ? 'final-grade'
    : declared;
}

/**
 * Returns what the history shows of a value: the text of a comment, the title of a document, or any other value
 * unchanged.
 */
function valueOf(kind: HistoryEntry['kind'], value: unknown): HistoryEntry['before'] {
  if (kind === 'client-comment')
    return (value as { content: string | null } | null)?.content ?? null;
  if (kind === 'document') return (value as { title: string } | null)?.title ?? null;
  return value as HistoryEntry['before'];
}

/** Subjects in the audit trail of the changes of a question or an area. */
type Subjects = {
  exact: string[];
  /** Pattern (`like`) for the subjects of notes, because each note has its own id; undefined for an area. */
  notes: string | undefined;
  /**
   * Area and question of the documents. The subject of a document's row contains only the id of the document, so the
   * rows are found by the area and the question in their values.
   */
  documents: { areaId: number; questionId: number | null };
};

/** Lists the subjects of a question: form keys, notes, mark and documents. */
function subjectsOfQuestion({ id, areaId, answers }: EditionQuestion): Subjects {
  return {
    exact: [
      questionKey(id),
      ...answers.flatMap((answer) => [answerKey(answer.id), additionalInputKey(answer.id)]),
      questionCommentKey(id),
      `question ${id}`,
    ],
    notes: `comment % on question ${id}`,
    documents: { areaId, questionId: id },
  };
}

/** Lists the subjects of an area itself: grades, comments and its own documents. */
function subjectsOfArea({ id }: EditionArea): Subjects {
  return {
    exact: [areaCommentKey(id), `area ${id}`],
    notes: undefined,
    documents: { areaId: id, questionId: null },
  };
}
