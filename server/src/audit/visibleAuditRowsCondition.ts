import { isInTeam, type Role } from '@cert/shared/domain';
import { contract, type ActionName } from '@cert/shared/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allFinalizedCondition } from '../grading/allFinalizedCondition.ts';

/** Actions that only their author may see until everybody has finalized. */
const blindActions = [
  'certifierAreaGradeSet',
  'certifierAreaCommentSet',
] as const satisfies readonly ActionName[];

/** Actions with effects that a client can see: all that clients may call, and two settings. */
const clientActions = (Object.keys(contract) as ActionName[]).filter(
  (name) => contract[name].method === 'POST' && ['member', 'client'].includes(contract[name].may),
);
const clientSettings = ['inactive', 'locked'];

/**
 * Condition for the audit rows that a person may see on a questionnaire. No other code defines which data from the
 * trail is blind. The trigger that counts changes follows the same rules (`migrations/0010-change-counters.ts`): if
 * they change, add a migration that replaces `count_changes`. See docs/product/grading.md#blind-phase.
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
    return sql<SqlBool>`(l.action = any(${clientActions}::text[]) or l.subject = any(${clientSettings}::text[]))`;
  return sql<SqlBool>`(l.action <> all(${blindActions}::text[]) or l.account_id = ${accountId}
    or ${allFinalizedCondition(sql`l.questionnaire_id`)})`;
}
