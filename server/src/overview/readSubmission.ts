import type { Submission } from '@cert/shared/contract';
import { toFlag } from '../toFlag.ts';
import type { MemberContext } from '../useCase.ts';

/**
 * Finds out who locked the questionnaire last, and when. Null while the questionnaire is open, or if the audit trail
 * has no record of the locking.
 */
export async function readSubmission({
  db,
  account,
  questionnaire,
}: MemberContext): Promise<Submission> {
  if (!questionnaire.settings.locked) return null;
  const row = await db
    .selectFrom('audit_log as l')
    .leftJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.at', 'l.account_id', 'a.name'])
    .where('l.questionnaire_id', '=', questionnaire.id)
    .where('l.subject', '=', 'locked')
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { at: row.at.toISOString(), by: row.name, own: toFlag(row.account_id === account.id) }
    : null;
}
