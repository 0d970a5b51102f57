import type { Database } from '../../database/connect.ts';
import { UsageError } from '../command-line/usageError.ts';

/**
 * Refuses a change that would make a certifier grade his or her own company group. Call it in the transaction that has
 * changed an organisation's employees or its group.
 * @throws UsageError if, after the change, a certifier who has not finalized would grade his or her own company group
 */
export async function refuseGradingOwnGroup(db: Database, organisationId: number): Promise<void> {
  const open = await db
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('organisations as e', 'e.id', 'a.organisation_id')
    .innerJoin('questionnaires as q', 'q.id', 'm.questionnaire_id')
    .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
    .leftJoin('finalizations as f', (join) =>
      join
        .onRef('f.questionnaire_id', '=', 'm.questionnaire_id')
        .onRef('f.account_id', '=', 'm.account_id'),
    )
    .select(['a.email', 'q.year', 'e.id as employer_id', 'e.key as employer_key'])
    .select(['e.group_key as employer_group', 'o.id', 'o.key', 'o.group_key'])
    .where((is) => is.or([is('e.id', '=', organisationId), is('o.id', '=', organisationId)]))
    .where('m.role', '<>', 'client')
    .where('f.account_id', 'is', null)
    .orderBy('a.email')
    .execute();
  const dependent = open.filter(
    (one) =>
      !areOrganisationsIndependent(
        { id: one.employer_id, group: one.employer_group },
        { id: one.id, group: one.group_key },
      ),
  );
  if (dependent.length === 0) return;
  throw new UsageError(
    'Nothing was changed: people would audit their own company group. Give these teams other members first.',
    dependent.map(({ email, key, year, employer_key: employer }) => ({
      ...{ email, organisation: key, year, employer },
      sentence: `${email}, of ${employer}, is on the team of ${key} ${year}.`,
    })),
  );
}

/** The fields of an organisation that determine independence. */
type Company = { id: number; group: string | null };

/**
 * Whether employees of one organisation may grade another: the two must be different, and not in the same company group
 * (companies of one owner). See docs/product/people.md#teams.
 */
export function areOrganisationsIndependent(employer: Company, audited: Company): boolean {
  return employer.id !== audited.id && (audited.group === null || employer.group !== audited.group);
}
