import type { Database } from '../../database/connect.ts';
import { findOrganisations, type StoredOrganisation } from '../organisations/findOrganisations.ts';
import { WrongUsage } from '../wrongUsage.ts';
import { isIndependent } from './isIndependent.ts';

/** @throws WrongUsage when the account grades, and has not yet finalized, an organisation that is not independent */
export async function refuseOwnAudit({
  db,
  accountId,
  employer,
}: {
  db: Database;
  accountId: number;
  employer: StoredOrganisation;
}): Promise<void> {
  const open = await db
    .selectFrom('members as m')
    .innerJoin('questionnaires as q', 'q.id', 'm.questionnaire_id')
    .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
    .leftJoin('finalizations as f', (join) =>
      join
        .onRef('f.questionnaire_id', '=', 'm.questionnaire_id')
        .onRef('f.account_id', '=', 'm.account_id'),
    )
    .select(['o.key', 'q.year'])
    .where('m.account_id', '=', accountId)
    .where('m.role', '<>', 'client')
    .where('f.account_id', 'is', null)
    .execute();
  const audited = await findOrganisations(
    db,
    open.map(({ key }) => key),
  );
  for (const { key, year } of open) {
    const one = audited.get(key);
    if (one && !isIndependent(employer, one))
      throw new WrongUsage(
        `This person is on the team of ${key} ${year}, which is not independent of ${employer.organisation.key}; give the team another member first.`,
      );
  }
}
