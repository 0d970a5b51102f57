import { isInTeam, type Role } from '@cert/shared/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { createAllFinalizedCondition } from '../grading/createAllFinalizedCondition.ts';
import { auditVisibility, type AuditTrailReader } from './auditVisibility.ts';

/**
 * Creates the condition for the audit rows that a person may see on a questionnaire. It follows the declarations of the
 * actions, as does the trigger that counts changes (`migrations/0001-initial-schema/auditTrail.ts`). A row of an action
 * or subject that is not declared is visible to nobody. See docs/product/grading.md#blind-phase.
 * @returns a condition on `audit_log as l`
 */
export function buildVisibleAuditRowsCondition({
  accountId,
  role,
}: {
  accountId: number;
  role: Role;
}): RawBuilder<SqlBool> {
  if (!isInTeam(role))
    return sql<SqlBool>`(${declaredCondition('organisation')}
      or (${declaredCondition('organisation-after-release')} and exists (select from questionnaires released
        where released.id = l.questionnaire_id and released.report_released_at is not null)))`;
  return sql<SqlBool>`(${declaredCondition('organisation', 'organisation-after-release', 'team')}
    or (${declaredCondition('author-until-reveal')}
      and (l.account_id = ${accountId} or ${createAllFinalizedCondition(sql`l.questionnaire_id`)})))`;
}

/** Creates the condition that the declaration of a row's action, or of its subject, names one of these readers. */
function declaredCondition(...readers: readonly AuditTrailReader[]): RawBuilder<SqlBool> {
  const found = auditVisibility.filter(({ seenBy }) => readers.includes(seenBy));
  const whole = found.filter(({ subject }) => subject === '').map(({ action }) => action);
  const conditions = [
    sql<SqlBool>`l.action = any(${whole}::text[])`,
    ...[...Map.groupBy(found, ({ action }) => action)].flatMap(([action, rows]) => {
      const subjects = rows.flatMap(({ subject }) => (subject === '' ? [] : [subject]));
      return subjects.length === 0
        ? []
        : [sql<SqlBool>`(l.action = ${action} and l.subject = any(${subjects}::text[]))`];
    }),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
