import { isInTeam, type Role } from '@cert/shared/domain';
import { contract, type ActionName } from '@cert/shared/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allFinalizedCondition } from '../grading/allFinalizedCondition.ts';

/** Actions that only their author may see until everybody has finalized. */
const blindActions = [
  'certifierAreaGradeSet',
  'certifierAreaCommentSet',
] as const satisfies readonly ActionName[];

/** Actions with effects that a client can see: all that clients may call, two settings, the dates and the release. */
const clientActions = (Object.keys(contract) as ActionName[]).filter(
  (name) => contract[name].method === 'POST' && ['member', 'client'].includes(contract[name].may),
);
const clientSubjects = ['inactive', 'locked', 'answersDue', 'meetingAt', 'reportReleasedAt'];

/** Actions that change the outcome, which a client knows once the report has been released. */
const outcomeActions = [
  'certifierAreaFinalGradeSet',
  'certifierFinalizeGrades',
  'certifierFinalizationReset',
  'aboveBeyondUpdate',
] as const satisfies readonly ActionName[];

/**
 * Condition for the audit rows that a person may see on a questionnaire. No other code defines which data from the
 * trail is blind. The trigger that counts changes follows the same rules (`migrations/0014-dates.ts`): if they change,
 * add a migration that replaces `count_changes`. See docs/product/grading.md#blind-phase.
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
      or (l.action = any(${outcomeActions}::text[]) and exists (select from questionnaires released
        where released.id = l.questionnaire_id and released.report_released_at is not null)))`;
  return sql<SqlBool>`(l.action <> all(${blindActions}::text[]) or l.account_id = ${accountId}
    or ${allFinalizedCondition(sql`l.questionnaire_id`)})`;
}
