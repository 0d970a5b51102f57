import { isInTeam, type QuestionnaireSettings, type Role } from '@cert/shared/domain';
import { allFinalizedAsText } from '../grading/allFinalized.ts';
import { etagOf } from '../http/etag.ts';
import type { Membership } from '../questionnaires/presentMembership.ts';

/** Tags are given up after this time: what comes from other organisations' data, not counted here, is that old at most. */
const periodMs = 3_600_000;

/**
 * What an account may notice of the changes on all questionnaires of an organisation, as a text that is another one
 * after each. Every change raises a counter in its own transaction (`change_counters`), so this costs the same whatever
 * the past. What colleagues do unseen goes into counters of their own, which are read only while everybody has
 * finalized: setting a finalization back hides them again. Part of a statement about a member `m`, an account `a` and a
 * questionnaire `q`.
 */
export const visibleChanges = `(
  select string_agg(format('%s %s %s %s', n.id, n.noticed, n.own, n.revealed), ',' order by n.id) from (
    select y.id, sum(case m.role when 'client' then c.for_clients else c.for_team end) as noticed,
      sum(c.own + c.blind) filter (where c.account_id = a.id) as own,
      case when m.role <> 'client' and ${allFinalizedAsText('y.id')} then sum(c.blind) end as revealed
    from questionnaires y join change_counters c on c.questionnaire_id = y.id
    where y.organisation_id = q.organisation_id group by y.id) n)`;

/**
 * Something that differs as soon as anything has changed that the account can see on the organisation's
 * questionnaires, and stays the same otherwise: far cheaper than what it stands for. It tells nothing: what the account
 * may not notice does not go into it. It is the ETag of all replies that have one.
 * @param changes as they were before the reply is computed (`visibleChanges`): what changes in between makes the reply
 *   newer than its tag, never older
 */
export function changeTag({
  account,
  questionnaire,
  role,
  now,
  releaseId,
  changes,
}: Membership & {
  account: { id: number };
  now: () => Date;
  /** Of `readReleaseId`: other sources may reply otherwise about the same data. */
  releaseId: string;
  changes: string | null;
}): string {
  const period = Math.floor(now().getTime() / periodMs);
  const settings = seenOf(questionnaire.settings, role);
  return etagOf(JSON.stringify([releaseId, period, account.id, role, settings, changes]));
}

/** The settings that the reply will show: one that changes just now must not stand under the new tag. */
function seenOf({ inactive, locked, ...ofTeam }: QuestionnaireSettings, role: Role) {
  return { inactive, locked, ...(isInTeam(role) && ofTeam) };
}
