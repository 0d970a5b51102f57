import { isInTeam, type QuestionnaireSettings, type Role } from '@cert/shared/domain';
import { sql } from 'kysely';
import { askPrepared } from '../database/askPrepared.ts';
import { allFinalized } from '../grading/allFinalized.ts';
import { etagOf } from '../http/etag.ts';
import type { MemberContext } from '../http/useCase.ts';

/** Tags are given up after this time: what comes from other organisations' data, without a row here, is that old at most. */
const periodMs = 3_600_000;

/**
 * Something that differs as soon as anything has changed that the account can see on the organisation's
 * questionnaires, and stays the same otherwise: far cheaper than what it stands for, and as cheap after years of
 * changes as on the first day. It tells nothing: what the account may not notice does not go into it. It is the ETag of
 * all replies that have one.
 *
 * It rests on counters that every change raises in its own transaction (`change_counters`). What colleagues do unseen
 * goes into counters of their own, which are read only while everybody has finalized: setting a finalization back hides
 * them again.
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
  const counted = await askPrepared(
    db,
    sql<{ noticed: number; own: number; revealed: number | null }>`
    select coalesce(sum(${isInTeam(role) ? sql`c.for_team` : sql`c.for_clients`}), 0) as noticed,
      coalesce(sum(c.own + c.blind) filter (where c.account_id = ${account.id}), 0) as own,
      ${isInTeam(role) ? sql`case when ${allFinalized(sql`q.id`)} then sum(c.blind) end` : sql`null`}
        as revealed
    from questionnaires q join change_counters c on c.questionnaire_id = q.id
    where q.organisation_id = ${questionnaire.organisationId} group by q.id order by q.id`,
  );
  const settings = seenOf(questionnaire.settings, role);
  return etagOf(JSON.stringify([releaseId, period, account.id, role, settings, counted]));
}

/** The settings that the reply will show were read before: one that changes just now must not stand under the new tag. */
function seenOf({ inactive, locked, ...ofTeam }: QuestionnaireSettings, role: Role) {
  return { inactive, locked, ...(isInTeam(role) && ofTeam) };
}
