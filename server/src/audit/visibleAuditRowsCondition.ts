import { isInTeam, type Role } from '@cert/shared/domain';
import { contract, type ActionName } from '@cert/shared/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allFinalizedCondition } from '../grading/allFinalizedCondition.ts';

/** Actions whose audit rows only their author may see until everybody has finalized. */
const blindActions = [
  'certifierAreaGradeSet',
  'certifierAreaCommentSet',
] as const satisfies readonly ActionName[];

/** Actions with effects that a client can see: all changes of a questionnaire that clients may make. */
const clientActions = (Object.keys(contract) as ActionName[]).filter(
  (name) => contract[name].method === 'POST' && ['member', 'client'].includes(contract[name].may),
);
/** Subjects that a client can see, whatever the action: two settings, three dates and the release of the report. */
const clientSubjects = [
  'inactive',
  'locked',
  'answersDue',
  'meetingAt',
  'reportDue',
  'reportReleasedAt',
];

/** Actions that change the outcome or the report, which a client knows once the report has been released. */
const releasedActions = [
  'reportContentSaveItems',
  'certifierAreaFinalGradeSet',
  'certifierFinalizeGrades',
  'certifierFinalizationReset',
  'aboveBeyondUpdate',
] as const satisfies readonly ActionName[];

/**
 * Condition for the audit rows that a person may see on a questionnaire. Only this condition and the trigger that
 * counts changes (`migrations/0021-report-due.ts`) define which rows are blind. They must agree: if the rules change, add a
 * migration that replaces `count_changes`. See docs/product/grading.md#blind-phase.
 * @returns a condition on `audit_log as l`
 */
export function visibleAuditRowsCondition({
  accountId,
  role,
}: {
  accountId: number;
  role: Role;
}): RawBuilder<SqlBool> {
  if (!isInTeam(role))
    return sql<SqlBool>`(l.action = any(${clientActions}::text[]) or l.subject = any(${clientSubjects}::text[])
      or (l.action = any(${releasedActions}::text[]) and exists (select from questionnaires released
        where released.id = l.questionnaire_id and released.report_released_at is not null)))`;
  return sql<SqlBool>`(l.action <> all(${blindActions}::text[]) or l.account_id = ${accountId}
    or ${allFinalizedCondition(sql`l.questionnaire_id`)})`;
}
