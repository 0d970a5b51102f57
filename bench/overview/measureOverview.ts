import { folders } from '../../e2e/support/folders.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { deskPageSize } from '@cert/shared/domain';
import { connect } from '../../server/src/database/connect.ts';
import { median } from '../median.ts';
import { startDemoServer } from '../startDemoServer.ts';
import type { ResultRow } from '../row.ts';
import { connectApi, type BenchApi } from '../saves/connectApi.ts';
import { signInDemoAccounts } from '../saves/signInDemoAccounts.ts';
import { addQuestionnaires } from './addQuestionnaires.ts';
import { measureFirstViews } from './measureFirstViews.ts';

/** Numbers of questionnaires in the database, which the benchmark compares. */
const few = 500;
const many = 10_000;
/** Limits: median time with many questionnaires, and its ratio to the median time with few. */
const maxMs = 30;
const maxRatio = 1.5;

/** The number of questionnaires of the certifier whose desk is read. */
const own = 200;
/**
 * Rows of the audit trail: in each questionnaire of this certifier (`ownChanges`), and in each of the others
 * (`otherChanges`), which no call of the benchmark reads. With 10,000 questionnaires the trail has eight million rows.
 * Even `ownChanges` rows in each of them (two hundred million) would hardly change the result: the indexes would be
 * about one level deeper.
 */
const ownChanges = 20_000;
const otherChanges = 400;
const year = 2026;
const warmUps = 5;
const calls = 60;

/**
 * Measures the time to read a certifier's desk with 200 questionnaires of 20,000 changes each; the overview and the
 * organisation information of one of them; and, for comparison, its category list. Each is measured in a database with
 * few and with many questionnaires. With many, the first views of home and desk in a browser are measured, too.
 */
export async function measureOverview(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  console.log('overview: the demo data, PostgreSQL …');
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
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'is_certifier'])
    .orderBy('id')
    .execute();
  const idOf = (email: string) => accounts.find((account) => account.email === email)?.id ?? 0;
  const certifiers = accounts.filter(({ is_certifier: isCertifier }) => isCertifier);
  const ownTeam = ['lead', 'certifier', 'certifier2'].map((name) => idOf(`${name}@example.com`));
  const otherTeam = certifiers.map(({ id }) => id).filter((id) => !ownTeam.includes(id));
  const add = (team: readonly number[], changesEach: number, until: number) =>
    addQuestionnaires(db, {
      year,
      clientId: idOf('client@example.com'),
      team: team.slice(0, 3),
      changesEach,
      until,
    });
  const { count: present } = await db
    .selectFrom('questionnaires')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const ids = await add(ownTeam, ownChanges, present + own);

  const measure = async (until: number) => {
    console.log(`overview: ${until} questionnaires …`);
    await add(otherTeam, otherChanges, until);
    const firstMs = await time(() => readDesk(api, token));
    return {
      firstMs,
      desk: await medianOf(() => readDesk(api, token)),
      overview: await medianOf((call) =>
        api.read('questionnaireOverview', { id: idAt(ids, call), language: 'hr' }, token),
      ),
      info: await medianOf((call) => api.read('info', { id: idAt(ids, call) }, token)),
      categories: await medianOf((call) =>
        api.read('areaCategoryList', { id: idAt(ids, call), language: 'hr' }, token),
      ),
    };
  };
  const among = { few: await measure(few), many: await measure(many) };
  const firstViews = await measureFirstViews(cleanup, {
    url: server.url,
    note: ` with ${own} questionnaires`,
  });
  const rowOf = (what: 'desk' | 'overview' | 'info', name: string): ResultRow => {
    const ms = among.many[what];
    const ratio = ms / among.few[what];
    return {
      what: `${name} among ${many} questionnaires: PostgreSQL, fsync off`,
      measured: `${ms.toFixed(1)} ms`,
      baseline: `${among.few[what].toFixed(1)} ms among ${few}`,
      ratio: ratio.toFixed(2),
      target: `≤ ${maxMs} ms, ≤ ${maxRatio} ×`,
      isMet: ms <= maxMs && ratio <= maxRatio,
    };
  };
  return [
    rowOf('desk', `desk of a certifier with ${own} questionnaires, ${ownChanges} changes each,`),
    {
      what: 'the same, when none of their progress is stored',
      measured: `${among.few.firstMs.toFixed(0)} ms`,
      baseline: '',
      ratio: '',
      target: '',
      isMet: null,
    },
    rowOf('overview', `questionnaireOverview, for home and map, ${ownChanges} changes,`),
    rowOf('info', `info, for every page, ${ownChanges} changes,`),
    {
      what: 'areaCategoryList of the same questionnaires',
      measured: `${among.many.categories.toFixed(1)} ms`,
      baseline: `${among.few.categories.toFixed(1)} ms among ${few}`,
      ratio: (among.many.categories / among.few.categories).toFixed(2),
      target: '',
      isMet: null,
    },
    ...firstViews,
  ];
}

function idAt(ids: readonly number[], call: number): number {
  return ids[((call + warmUps) * 3) % ids.length] ?? 0;
}

/**
 * Reads the first page of the desk.
 * @throws {Error} when it has too few questionnaires, because the measurement would be invalid
 */
async function readDesk(api: BenchApi, token: string): Promise<void> {
  const { total, rows } = await api.read('deskPage', {}, token);
  if (total < own || rows.length < deskPageSize)
    throw new Error(`the desk has only ${total} questionnaires`);
}

async function medianOf(read: (call: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let call = -warmUps; call < calls; call += 1) {
    const ms = await time(() => read(call));
    if (call >= 0) times.push(ms);
  }
  return median(times);
}

async function time(read: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await read();
  return performance.now() - begin;
}
