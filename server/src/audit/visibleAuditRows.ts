import { isInTeam, type Role } from '@cert/shared/domain';
import { contract, type ActionName } from '@cert/shared/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allFinalized } from '../grading/allFinalized.ts';

/** What nobody but its author may know until everybody has finalized (decisions §3). */
const blindActions = [
  'certifierAreaGradeSet',
  'certifierAreaCommentSet',
] as const satisfies readonly ActionName[];

/** What changes something that a client can see: all that clients may do themselves, and two of the settings. */
const clientActions = (Object.keys(contract) as ActionName[]).filter(
  (name) => contract[name].method === 'POST' && ['member', 'client'].includes(contract[name].may),
);
const clientSettings = ['inactive', 'locked'];

/**
 * Which rows of the audit trail a person on their questionnaire may notice: the one home of "blind" for everything
 * that is made of the trail. The database counts changes by the same rules (`migrations/0010-change-counters.ts`):
 * where these become others, a new migration replaces `count_changes`.
 * @returns a condition on `audit_log as l`
 */
export function visibleAuditRows({
  accountId,
  role,
}: {
  accountId: number;
  role: Role;
}): RawBuilder<SqlBool> {
  if (!isInTeam(role))
    return sql<SqlBool>`(l.action = any(${clientActions}::text[]) or l.subject = any(${clientSettings}::text[]))`;
  return sql<SqlBool>`(l.action <> all(${blindActions}::text[]) or l.account_id = ${accountId}
    or ${allFinalized(sql`l.questionnaire_id`)})`;
}
