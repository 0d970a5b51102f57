import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { folders } from '../../e2e/support/folders.ts';
import { buildApp } from '../../server/src/app.ts';
import { createHealthReader } from '../../server/src/monitoring/createHealthReader.ts';
import { readContent } from '../../server/src/content/reading/readContent.ts';
import { readDemoWorld } from '../../server/src/content/reading/readDemoWorld.ts';
import { demoPassword } from '../../server/src/accounts/demoPassword.ts';
import { prepareDemoWorld } from '../../server/src/office/demo/demoWorld.ts';
import { createEditionCache } from '../../server/src/editions/createEditionCache.ts';
import { noQuotas } from '../../server/src/documents/quotas.ts';
import { median } from '../median.ts';
import { createEmptyDatabase, type BenchDatabaseKind } from '../createEmptyDatabase.ts';
import { createTempFileStore } from '../createTempFileStore.ts';
import type { ResultRow } from '../row.ts';
import { addOrganisations } from './addOrganisations.ts';

const calls = 80;
const organisations = 1000;
const years = [2022, 2023, 2024, 2025, 2026];
/** Limit for the ratio of the median times with and without the further organisations. */
const maxRatio = 1.5;
/** Limit for creating the demo data in the embedded database. */
const maxDemoSeconds = 30;
const lead = 'lead@example.com';
const client = 'client@example.com';
const contentFolder = path.join(folders.root, 'content');

/**
 * Measures the call that fills the sidebar (`areaCategoryList`) with the demo data alone, and with 1,000 further
 * organisations in 5 years each. Also measures the creation of the demo data.
 */
export async function measureCategoryList(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  return [
    ...(await measureOn(cleanup, 'embedded database')),
    ...(await measureOn(cleanup, 'PostgreSQL, fsync off')),
  ];
}

async function measureOn(
  cleanup: AsyncDisposableStack,
  kind: BenchDatabaseKind,
): Promise<ResultRow[]> {
  console.log(`scale: the demo data, ${kind} …`);
  const db = await createEmptyDatabase(cleanup, kind);
  const files = await createTempFileStore(cleanup);
  const now = () => new Date();
  const { content } = await readContent(contentFolder);
  const { world } = await readDemoWorld(contentFolder, undefined);
  if (!content || !world) throw new Error('the content has errors');
  const { programme } = content;
  const start = performance.now();
  await prepareDemoWorld({ db, files, contentFolder, now, log: () => {} });
  const demoSeconds = (performance.now() - start) / 1000;

  const app = await buildApp({
    db,
    dbForLongWork: db,
    readHealth: createHealthReader({ db, dbForProbes: db, files }),
    files,
    programme,
    now,
    newId: () => 'bench',
    releaseId: 'bench',
    pdfPrinter: undefined,
    metrics: {
      observe: () => undefined,
      countSignIn: () => undefined,
      countMail: () => undefined,
      countModuleFailure: () => undefined,
      observeModuleLoad: () => undefined,
      watchModules: () => undefined,
    },
    log: { level: 'silent' },
    config: {
      bodyLimitBytes: 1_048_576,
      trustProxy: false,
      tokenIdleHours: 12,
      tokenMaxDays: 7,
      legacyHost: undefined,
      modulesOrigin: undefined,
      tryOrigins: [],
      siteFolder: folders.dist,
      editorLicenceKey: 'GPL',
      mainOrigin: undefined,
      mail: undefined,
      pdfSiteOrigin: undefined,
      isDemo: true,
      secondFactorPolicy: 'none',
      scanner: undefined,
      quotas: noQuotas,
      rates: {
        uploadsPerHour: 1_000_000,
        writesPerMinute: 1_000_000,
        organisationWritesPerMinute: 1_000_000,
        verificationsPerMinute: 1_000_000,
      },
    },
  });
  cleanup.defer(() => app.close());
  const accounts = new Map(
    (await db.selectFrom('accounts').select(['id', 'email']).execute()).map(({ id, email }) => [
      email,
      id,
    ]),
  );
  const own = await db
    .selectFrom('members')
    .innerJoin('questionnaires', 'questionnaires.id', 'questionnaire_id')
    .select(['questionnaire_id as id', 'edition_id as editionId'])
    .where('account_id', '=', accounts.get(lead) ?? 0)
    .execute();
  const before = await medianOfCalls(
    app,
    own.map(({ id }) => id),
  );

  console.log(`scale: ${organisations} organisations × ${years.length} years, ${kind} …`);
  const { questionnaireIds, responseCount } = await addOrganisations(
    {
      db,
      editionId: own[0]?.editionId ?? 0,
      readEdition: createEditionCache(programme),
      words: world.words,
      clientId: accounts.get(client) ?? 0,
      leadId: accounts.get(lead) ?? 0,
    },
    { organisations, years },
  );
  const after = Math.max(
    await medianOfCalls(
      app,
      own.map(({ id }) => id),
    ),
    await medianOfCalls(app, questionnaireIds),
  );
  const ratio = after / before;
  return [
    {
      what: `creating the demo data: ${kind}`,
      measured: `${demoSeconds.toFixed(1)} s`,
      baseline: '',
      ratio: '',
      target: kind === 'embedded database' ? `≤ ${maxDemoSeconds} s` : '',
      isMet: kind === 'embedded database' ? demoSeconds <= maxDemoSeconds : null,
    },
    {
      what: `areaCategoryList among ${responseCount} answers: ${kind}`,
      measured: `${after.toFixed(1)} ms`,
      baseline: `${before.toFixed(1)} ms with the demo data alone`,
      ratio: ratio.toFixed(2),
      target: `≤ ${maxRatio} ×`,
      isMet: ratio <= maxRatio,
    },
  ];
}

/**
 * Reads, as a certifier, the category lists of an evenly spaced sample of the questionnaires.
 * @returns the median time in ms
 */
async function medianOfCalls(app: FastifyInstance, ids: readonly number[]): Promise<number> {
  const login = await app.inject({
    method: 'POST',
    url: '/api',
    payload: { action: 'userLogin', email: lead, password: demoPassword },
  });
  const { token } = login.json<{ token: string }>();
  const times: number[] = [];
  for (let call = -10; call < calls; call += 1) {
    const id = ids.at(Math.floor(((call + 10) * ids.length) / (calls + 10)));
    const begin = performance.now();
    const { statusCode } = await app.inject({
      url: `/api?action=areaCategoryList&id=${id}&language=hr&authToken=${token}`,
    });
    if (statusCode !== 200) throw new Error(`the list of ${id} was answered with ${statusCode}`);
    // The first calls warm up the code. With many ids, each call reads another questionnaire, so no data are warm.
    if (call >= 0) times.push(performance.now() - begin);
  }
  return median(times);
}
