import type { ParsedInput } from '@cert/shared/contract';
import { sql, type SqlBool } from 'kysely';
import { visibleAuditRowsCondition } from '../audit/visibleAuditRowsCondition.ts';
import { requireQuestion } from '../comments/requireQuestion.ts';
import { requireArea } from '../grading/requireArea.ts';
import { finalizationSubjectPrefix } from '../grading/finalizationChange.ts';
import type { UseCase } from '../http/useCase.ts';
import type { Edition } from '../questionnaires/edition.ts';
import { historyKinds } from './historyKinds.ts';
import { presentEntry } from './presentEntry.ts';
import { subjectsOfArea, subjectsOfQuestion, type Subjects } from './subjectsOf.ts';

/** Maximum number of entries; the office can look up older ones (`office audit`). */
const mostEntries = 200;

/**
 * The changes of a question or an area, newest first. Until everybody has finalized, colleagues' grades and area
 * comments are not read from the database.
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
      on.on('l.subject', '=', sql`${finalizationSubjectPrefix} || w.id::text`),
    )
    .select(['l.at', 'l.action', 'l.subject', 'l.before', 'l.after', 'a.name', 'w.name as whose'])
    .where('l.questionnaire_id', '=', questionnaire.id)
    .where('l.action', 'in', Object.keys(historyKinds))
    .where((is) =>
      is.or([
        is('l.subject', 'in', exact),
        ...(notes === undefined ? [] : [is('l.subject', 'like', notes)]),
        // A reset unlocks the grades of all areas, so it is part of every area's history.
        ...(isOfArea
          ? [
              is('l.action', '=', 'certifierFinalizationReset').and(
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
    .where(visibleAuditRowsCondition({ accountId: account.id, role }))
    .orderBy('l.id', 'desc')
    .limit(mostEntries)
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
