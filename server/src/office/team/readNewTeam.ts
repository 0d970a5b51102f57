import { teamSize } from '@cert/shared/domain';
import type { Database } from '../../database/connect.ts';
import { readTeam } from '../../grading/readTeam.ts';
import { findOrganisations, type StoredOrganisation } from '../organisations/organisation.ts';
import { findUsers, type StoredUser } from '../users/user.ts';
import { UsageError } from '../command-line/usageError.ts';
import { areOrganisationsIndependent } from './independence.ts';

/**
 * Reads the accounts of a new team, which must be three certifiers who are independent of the organisation. A disabled
 * account is accepted only for a certifier who has finalized and is not the main certifier, because this person has
 * nothing more to do. See docs/product/people.md#teams.
 * @throws UsageError with all violations
 */
export async function readNewTeam({
  db,
  organisation,
  questionnaireId,
  emails: { main, others },
}: {
  db: Database;
  organisation: StoredOrganisation;
  questionnaireId: number;
  emails: { main: string; others: readonly string[] };
}): Promise<StoredUser[]> {
  const emails = [...new Set([main, ...others])];
  if (emails.length !== teamSize || others.length !== teamSize - 1)
    throw new UsageError('A team is three different people: --main and twice --certifier.');
  const users = await findUsers(db, emails);
  const employerKeys = [...users.values()].flatMap(({ user }) => user.organisation ?? []);
  const employers = await findOrganisations(db, employerKeys);
  const clients = await db
    .selectFrom('members as m')
    .innerJoin('questionnaires as q', 'q.id', 'm.questionnaire_id')
    .select('m.account_id')
    .where((is) =>
      is.or([is('q.organisation_id', '=', organisation.id), is('q.id', '=', questionnaireId)]),
    )
    .where('m.role', '=', 'client')
    .execute();
  const clientIds = new Set(clients.map((row) => row.account_id));
  const team = await readTeam({ db, questionnaire: { id: questionnaireId } });
  const finalizedIds = new Set(
    team.filter(({ hasFinalized }) => hasFinalized).map(({ accountId }) => accountId),
  );

  const objection = (found: StoredUser | undefined): string | undefined => {
    if (!found) return 'there is no such user.';
    const { user, disabledAt, id } = found;
    if (!user.isCertifier) return 'is not a certifier.';
    if (disabledAt !== null && (!finalizedIds.has(id) || user.email === main))
      return 'is disabled.';
    if (clientIds.has(id)) return 'is a client of the organisation.';
    const employer = user.organisation === null ? undefined : employers.get(user.organisation);
    if (!employer || areOrganisationsIndependent(asCompany(employer), asCompany(organisation)))
      return undefined;
    return employer.id === organisation.id
      ? 'is employed by the organisation.'
      : `is employed by ${user.organisation}, of the same company group.`;
  };
  const issues = emails.flatMap((email) => {
    const why = objection(users.get(email));
    return why === undefined ? [] : [{ email, sentence: `${email}: ${why}` }];
  });
  if (issues.length > 0) throw new UsageError('This cannot be the team:', issues);
  return [...users.values()];
}

function asCompany({ id, organisation }: StoredOrganisation) {
  return { id, group: organisation.group };
}
