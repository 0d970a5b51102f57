import { sql } from 'kysely';
import { inTransaction, type TransactionDatabase } from '../../../database/inTransaction.ts';
import type { Database } from '../../../database/connect.ts';
import { createAllFinalizedCondition } from '../../../grading/createAllFinalizedCondition.ts';
import { toMeasureValueMap, type Contribution, type MeasurePositions } from '../contribution.ts';
import { planIncrements } from './planIncrements.ts';
import type { Increment } from './publication.ts';
import { readPublication } from './readPublication.ts';
import { isPublishingStepDue, listUnpublishedContributions } from './steps.ts';

/** Number of contributions that are stored by one statement. */
const batch = 250;

type Options = {
  year: number;
  /** The contributions of the year by the id of the questionnaire. */
  contributions: ReadonlyMap<number, Contribution>;
  index: MeasurePositions;
  /** The smallest number of organisations about which a sum may tell anything (`computeMinOrganisationsInSum`). */
  least: number;
};

/**
 * Takes a step: stores the waiting contributions as they are now, and publishes those sums that reveal nothing about
 * fewer than `least` organisations. Does nothing if another server has just taken the step. See
 * docs/decisions/0057-comparisons-that-cannot-be-taken-apart.md.
 */
export async function publishContributions(
  db: Database,
  { year, contributions, index, least }: Options,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`comparisons ${year}`}, 0))`.execute(
      trx,
    );
    const before = await readPublication(trx, year, index);
    const known = new Set(before.contributions.map(({ organisationId }) => organisationId));
    const waiting = listUnpublishedContributions(contributions, known);
    if (!isPublishingStepDue(waiting.length, before.contributions.length, least)) return;
    const step = before.step + 1;
    for (let start = 0; start < waiting.length; start += batch)
      await insertContributions(trx, {
        year,
        step,
        some: waiting.slice(start, start + batch),
        index,
      });
    const publication = await readPublication(trx, year, index);
    await insertIncrements(trx, { year, step, increments: planIncrements(publication, least) });
  });
}

/**
 * Stores contributions, except those of questionnaires that are no longer finalized by the whole team: a finalization
 * may have been reset since the contributions were read.
 */
async function insertContributions(
  trx: TransactionDatabase,
  {
    year,
    step,
    some,
    index,
  }: { year: number; step: number; some: [number, Contribution][]; index: MeasurePositions },
): Promise<void> {
  const rows = some.map(([questionnaireId, one]) => ({
    questionnaire_id: questionnaireId,
    organisation_id: one.organisationId,
    scope: one.scope,
    countries: one.countries,
    industry: one.industry,
    group_key: one.groupKey,
    measures: toMeasureValueMap(one.values, index),
  }));
  await sql`insert into comparison_contributions
      (year, step, organisation_id, scope, countries, industry, group_key, measures)
    select ${year}::int, ${step}::int, organisation_id, scope, countries, industry, group_key, measures
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (questionnaire_id int, organisation_id int,
      scope text, countries text[], industry int, group_key text, measures jsonb)
    where ${createAllFinalizedCondition(sql`one.questionnaire_id`)}
    on conflict (year, organisation_id) do nothing`.execute(trx);
}

async function insertIncrements(
  trx: TransactionDatabase,
  { year, step, increments }: { year: number; step: number; increments: readonly Increment[] },
): Promise<void> {
  const rows = increments.map(({ population, dimension, scope, ids }) => ({
    year,
    step,
    population,
    dimension,
    scope,
    contribution_ids: [...ids],
  }));
  for (let start = 0; start < rows.length; start += batch)
    await trx
      .insertInto('comparison_increments')
      .values(rows.slice(start, start + batch))
      .execute();
}
