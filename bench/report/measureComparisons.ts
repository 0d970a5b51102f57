import { sql } from 'kysely';
import { connect, type Database } from '../../server/src/database/connect.ts';
import { folders } from '../../e2e/support/folders.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { median } from '../median.ts';
import { startDemoServer } from '../startDemoServer.ts';
import type { ResultRow } from '../row.ts';
import { connectApi, type BenchApi } from '../saves/connectApi.ts';
import { signInDemoAccounts } from '../saves/signInDemoAccounts.ts';
import { addGradedOrganisations, comparisonFilters } from './addGradedOrganisations.ts';

/** Numbers of questionnaires of the year, which the benchmark compares. */
const few = 500;
const many = 10_000;
/** Limits: median time with many questionnaires, and its ratio to the median time with few. */
const maxMs = 150;
const maxRatio = 2;
/** Limit with many questionnaires for the first report after a change of a grade. */
const maxAfterChangeMs = 500;

const year = 2026;
const warmUps = 5;
const calls = 60;
const changes = 7;

/**
 * Measures the time to read a report with three comparison filters, in a database with few and with many
 * questionnaires.
 */
export async function measureComparisons(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  console.log('report: the demo data, PostgreSQL …');
  const postgres = await startPostgres();
  cleanup.defer(() => postgres.stop());
  const server = await startDemoServer({
    cleanup,
    siteFolder: folders.dist,
    databaseUrl: postgres.url,
  });
  const { dbForLongWork: db, close } = await connect({ kind: 'server', url: postgres.url });
  cleanup.defer(close);
  const api = connectApi(cleanup, server.url);
  const token = (await signInDemoAccounts(api, ['lead'])).lead;
  const { id: leadId } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'lead@example.com')
    .executeTakeFirstOrThrow();
  const measure = async (until: number) => {
    console.log(`report: ${until} questionnaires …`);
    const { questionnaireIds } = await addGradedOrganisations(db, { year, leadId, until });
    const times = await timeReports(api, { token, ids: questionnaireIds });
    const afterChange: number[] = [];
    for (let change = 0; change < changes; change += 1) {
      await changeGrade(db, { questionnaireId: questionnaireIds[change] ?? 0, leadId });
      afterChange.push(await timeReport(api, { token, id: questionnaireIds[0] ?? 0 }));
    }
    return { ms: median(times), afterChangeMs: median(afterChange) };
  };
  const baseline = await measure(few);
  const own = await measure(many);
  const ratio = own.ms / baseline.ms;
  return [
    {
      what: `report with three filters among ${many} questionnaires: PostgreSQL, fsync off`,
      measured: `${own.ms.toFixed(1)} ms`,
      baseline: `${baseline.ms.toFixed(1)} ms among ${few}`,
      ratio: ratio.toFixed(2),
      target: `≤ ${maxMs} ms, ≤ ${maxRatio} ×`,
      isMet: own.ms <= maxMs && ratio <= maxRatio,
    },
    {
      what: 'the same, the first one after a grade has changed',
      measured: `${own.afterChangeMs.toFixed(0)} ms`,
      baseline: `${baseline.afterChangeMs.toFixed(0)} ms among ${few}`,
      ratio: (own.afterChangeMs / baseline.afterChangeMs).toFixed(2),
      target: `≤ ${maxAfterChangeMs} ms`,
      isMet: own.afterChangeMs <= maxAfterChangeMs,
    },
  ];
}

/** Changes the final grade of one area by half a step, as the server does: with a row in the audit trail. */
async function changeGrade(
  db: Database,
  { questionnaireId, leadId }: { questionnaireId: number; leadId: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`update final_grades set grade = grade + case when grade < 3 then 0.5 else -0.5 end
      where questionnaire_id = ${questionnaireId} and area_id =
        (select min(area_id) from final_grades where questionnaire_id = ${questionnaireId})`.execute(
      trx,
    );
    await trx
      .insertInto('audit_log')
      .values({
        at: new Date(),
        account_id: leadId,
        questionnaire_id: questionnaireId,
        action: 'certifierAreaFinalGradeSet',
        subject: 'bench',
        before: null,
        after: null,
      })
      .execute();
  });
}

/** Reads the reports of an evenly spaced sample of `ids`. @returns the time of each call after the warm-up, in ms */
async function timeReports(
  api: BenchApi,
  { token, ids }: { token: string; ids: readonly number[] },
): Promise<number[]> {
  const times: number[] = [];
  for (let call = -warmUps; call < calls; call += 1) {
    const id = ids[Math.floor(((call + warmUps) * ids.length) / (calls + warmUps))] ?? 0;
    const ms = await timeReport(api, { token, id });
    if (call >= 0) times.push(ms);
  }
  return times;
}

/**
 * Reads a report with three filters.
 * @returns the time in ms
 * @throws {Error} when the report has no comparison, because the measurement would be invalid
 */
async function timeReport(
  api: BenchApi,
  { token, id }: { token: string; id: number },
): Promise<number> {
  const begin = performance.now();
  const { result } = await api.read(
    'report',
    {
      id,
      language: 'hr',
      benchmarkCountry: comparisonFilters.country,
      benchmarkIndustry: comparisonFilters.industry,
      benchmarkGroup: 1,
    },
    token,
  );
  const ms = performance.now() - begin;
  if (result.average.value === null || result.benchmarkCountry?.value == null)
    throw new Error(`the report of ${id} has no comparison`);
  return ms;
}
