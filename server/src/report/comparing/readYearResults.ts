import type { Share } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { selectCompared, type ComparedYear, selectValues } from './selectValues.ts';

/** Sum of one measure over the organisations of a dimension (`all`, `country hr`, `industry 4`). */
export type Sum = {
  organisations: number;
  sum: number;
  /** Number and sum of the organisations per company group; those without a group are not included. */
  groups: ReadonlyMap<string, { organisations: number; sum: number }>;
};

/** The aggregated results of a year's questionnaires. */
export type YearResults = {
  /** Sums by `sumKey` of measure and dimension. */
  sums: ReadonlyMap<string, Sum>;
  /** Total grades of the certified questionnaires, one per organisation. */
  certified: readonly { organisationId: number; total: Share }[];
};

export const sumKey = (measure: string, dimension: string): string => `${measure} in ${dimension}`;

/**
 * Adds up the results of a year in the database, in two queries.
 * @param certificatePercent the programme's threshold
 */
export async function readYearResults(
  db: Database,
  { certificatePercent, ...compared }: ComparedYear & { certificatePercent: number },
): Promise<YearResults> {
  return {
    sums: await readSums(db, compared),
    certified: await readCertified(db, { year: compared.year, certificatePercent }),
  };
}

async function readSums(db: Database, compared: ComparedYear): Promise<Map<string, Sum>> {
  const { rows } = await sql<{
    measure: string;
    dimension: string;
    group: string | null;
    organisations: number;
    sum: number;
  }>`
    with compared as materialized (${selectCompared(compared)}),
      measured as (${selectValues()}),
      dimensions as (
        select q.id, o.group_key, d.dimension from compared q
        join organisations o on o.id = q.organisation_id
        cross join lateral (
          select 'all' as dimension
          union all select 'country ' || country from unnest(o.countries) country
          union all select 'industry ' || o.category_id where o.category_id is not null) d)
    select v.measure, d.dimension, d.group_key as "group", count(*)::int as organisations, sum(v.value) as sum
    from measured v join dimensions d on d.id = v.questionnaire_id
    group by 1, 2, 3`.execute(db);
  const sums = new Map<string, Sum>();
  for (const [place, parts] of Map.groupBy(rows, (row) => sumKey(row.measure, row.dimension)))
    sums.set(place, {
      organisations: parts.reduce((all, part) => all + part.organisations, 0),
      sum: parts.reduce((all, part) => all + part.sum, 0),
      groups: new Map(
        parts.flatMap(({ group, organisations, sum }) =>
          group === null ? [] : [[group, { organisations, sum }]],
        ),
      ),
    });
  return sums;
}

/**
 * Implements the rule of `decideCertificate` in SQL, because a year has hundreds of questionnaires with thirty areas
 * each.
 */
async function readCertified(
  db: Database,
  { year, certificatePercent }: { year: number; certificatePercent: number },
): Promise<YearResults['certified']> {
  const { rows } = await sql<Share & { organisationId: number }>`
    select q.organisation_id as "organisationId", sum(f.grade * 2)::int as part, count(*)::int * 6 as whole
    from questionnaires q
    join categories c on c.edition_id = q.edition_id
    join areas a on a.category_id = c.id and (a.min_grade > 0 or not q.is_key_only)
    left join final_grades f on f.questionnaire_id = q.id and f.area_id = a.id
    where q.year = ${year}
    group by q.id
    having bool_and(f.grade is not null and f.grade >= a.min_grade)
      and sum(f.grade) * 100 >= ${certificatePercent}::int * 3 * count(*)`.execute(db);
  return rows.map(({ organisationId, ...total }) => ({ organisationId, total }));
}
