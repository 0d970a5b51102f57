import { isInTeam, type QuestionnaireSettings, type Role } from '@cert/shared/domain';
import { formatAllFinalizedSql } from '../grading/createAllFinalizedCondition.ts';
import { computeEtag } from '../etag.ts';

/**
 * Every tag changes at least once in this time. Changes of other organisations' data do not change the tag, so a page
 * may show outdated data of other organisations (in comparisons) for at most this time.
 */
const periodMs = 3_600_000;

/**
 * SQL: how many changes of one questionnaire an account can see. The numbers are sums of counters (`change_counters`),
 * which the transaction of each change increments, so reading them costs the same however many changes there were.
 * Blind changes of colleagues have separate counters. These are read only while everybody has finalized; resetting a
 * finalization hides them again. Expects the aliases `m` (member), `a` (account), `y` (questionnaire) and `c`
 * (counter).
 */
const visibleCountsSql = `
  sum(case m.role when 'client' then c.for_clients else c.for_team end) as noticed,
  sum(c.own + c.blind) filter (where c.account_id = a.id) as own,
  case when m.role <> 'client' and ${formatAllFinalizedSql('y.id')} then sum(c.blind) end as revealed`;

/** The questionnaires whose changes change a tag: all of one organisation, or all that the account is a member of. */
export type ChangeTagScope = 'organisation' | 'account';

/**
 * SQL expressions: the counters of the changes that an account can see, as a text that changes with each such change.
 * Both expect the alias `a` (account); `organisation` also `m` (member) and `q` (questionnaire).
 */
export const visibleChangesSql: Record<ChangeTagScope, string> = {
  organisation: `(
    select string_agg(format('%s %s %s %s', n.id, n.noticed, n.own, n.revealed), ',' order by n.id)
    from (select y.id, ${visibleCountsSql}
      from questionnaires y join change_counters c on c.questionnaire_id = y.id
      where y.organisation_id = q.organisation_id group by y.id) n)`,
  // The text also contains the roles, and the questionnaires without changes, so that a new questionnaire changes the
  // tag.
  account: `(
    select string_agg(format('%s %s %s %s %s', n.id, n.role, n.noticed, n.own, n.revealed), ','
      order by n.id)
    from (select y.id, m.role, ${visibleCountsSql}
      from members m join questionnaires y on y.id = m.questionnaire_id
        left join change_counters c on c.questionnaire_id = y.id
      where m.account_id = a.id and (m.role <> 'client' or not y.is_inactive)
      group by y.id, m.role) n)`,
};

/**
 * Computes the ETag of a reply. It changes once an hour, and whenever something changes that the account can see on the
 * questionnaires in the scope of the reply. It does not depend on changes that the account cannot see. Computing it is
 * much cheaper than computing the reply.
 * @param membership undefined for a reply about all questionnaires of the account
 * @param changes the value of `visibleChangesSql`, read before the reply is computed: a change in between makes the
 *   reply newer than its tag, never older
 */
export function computeChangeTag({
  account,
  membership,
  now,
  releaseId,
  changes,
}: {
  account: { id: number };
  membership: { role: Role; questionnaire: { settings: QuestionnaireSettings } } | undefined;
  now: () => Date;
  /** The server's release (`computeReleaseId`), because another release may reply differently to the same data. */
  releaseId: string;
  changes: string | null;
}): string {
  const period = Math.floor(now().getTime() / periodMs);
  const seen = membership && [
    membership.role,
    visibleSettingsOf(membership.questionnaire.settings, membership.role),
  ];
  return computeEtag(JSON.stringify([releaseId, period, account.id, seen, changes]));
}

/**
 * The settings that replies to this role show. They are part of the tag, so that a reply with the old settings never
 * gets the tag of a reply with the new ones.
 */
function visibleSettingsOf({ inactive, locked, ...ofTeam }: QuestionnaireSettings, role: Role) {
  return { inactive, locked, ...(isInTeam(role) && ofTeam) };
}
