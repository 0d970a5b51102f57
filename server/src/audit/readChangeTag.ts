import { isInTeam, type QuestionnaireSettings, type Role } from '@cert/shared/domain';
import { sql } from 'kysely';
import { askPrepared } from '../database/askPrepared.ts';
import { allFinalized } from '../grading/allFinalized.ts';
import { etagOf } from '../http/etag.ts';
import type { MemberContext } from '../http/useCase.ts';
import { noticeableTo } from './noticeableTo.ts';

/** Tags are given up after this time: what comes from other organisations' data, without a row here, is that old at most. */
const periodMs = 3_600_000;

/**
 * Something that differs as soon as anything has changed that the account can see on the organisation's
 * questionnaires, and stays the same otherwise: far cheaper than what it stands for. It tells nothing: what the account
 * may not notice does not go into it. It is the ETag of all replies that have one.
 *
 * It rests on the audit trail, which has a row for every change: their number since a fixed instant. The number of the
 * newest row would not do: one that got its number earlier may be committed later, and gaps would count what is blind.
 * Setting a finalization back hides rows again, so whether the blind phase is over counts, too.
 */
export async function readChangeTag({
  db,
  account,
  questionnaire,
  role,
  now,
  releaseId,
}: Pick<
  MemberContext,
  'db' | 'account' | 'questionnaire' | 'role' | 'now' | 'releaseId'
>): Promise<string> {
  const period = Math.floor(now().getTime() / periodMs);
  // A call that was under way when the period began writes its instant before it.
  const since = new Date((period - 1) * periodMs);
  const rows = await askPrepared(
    db,
    sql<{ changes: number; saved: string; isOpen: boolean | null }>`
    select count(*) as changes,
      (select count(*) || ' ' || coalesce(max(s.saved_at)::text, '') from saved_questions s
        where s.questionnaire_id = ${questionnaire.id} and s.account_id = ${account.id}) as saved,
      ${isInTeam(role) ? allFinalized(questionnaire.id) : sql`null`} as "isOpen"
    from questionnaires q join audit_log l on l.questionnaire_id = q.id
    where q.organisation_id = ${questionnaire.organisationId} and l.at >= ${since}
      and ${noticeableTo({ accountId: account.id, role })}`,
  );
  const settings = seenOf(questionnaire.settings, role);
  return etagOf(JSON.stringify([releaseId, period, account.id, role, settings, rows]));
}

/** The settings that the reply will show were read before: one that changes just now must not stand under the new tag. */
function seenOf({ inactive, locked, ...ofTeam }: QuestionnaireSettings, role: Role) {
  return { inactive, locked, ...(isInTeam(role) && ofTeam) };
}
