import type { Share } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/**
 * The totals of the other organisations that are certified in a year, one each: half grades of all possible half
 * grades. The rule is `decideCertificate`, here in SQL because a year has hundreds of questionnaires of thirty areas
 * each; a test holds the two together.
 */
export async function findCertifiedTotals({
  db,
  year,
  exceptOrganisationId,
  certificatePercent,
}: {
  db: Database;
  year: number;
  exceptOrganisationId: number;
  /** The programme's threshold. */
  certificatePercent: number;
}): Promise<Share[]> {
  const { rows } = await sql<Share>`
    select sum(f.grade * 2)::int as part, count(*)::int * 6 as whole
    from questionnaires q
    join categories c on c.edition_id = q.edition_id
    join areas a on a.category_id = c.id and (a.min_grade > 0 or not q.is_key_only)
    left join final_grades f on f.questionnaire_id = q.id and f.area_id = a.id
    where q.year = ${year} and q.organisation_id <> ${exceptOrganisationId}
    group by q.id
    having bool_and(f.grade is not null and f.grade >= a.min_grade)
      and sum(f.grade) * 100 >= ${certificatePercent}::int * 3 * count(*)`.execute(db);
  return rows;
}
