/** @engine aggregates */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/makeTestFolder.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { listModuleFailures } from './moduleFailures.ts';

let site: TestSite;
beforeAll(async () => {
  const siteFolder = await makeTestFolder('cert-labels');
  const report = {
    name: 'report',
    channels: { stable: '1.0.0-a1' },
    lastGood: [],
    versions: [{ version: '1.0.0-a1' }],
  };
  await writeFile(join(siteFolder, 'modules.json'), JSON.stringify({ modules: [report] }));
  site = await openTestSite({ siteFolder });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const report = { module: 'report', version: '1.0.0-a1', reason: 'missing' } as const;
const sendReport = (given: object = {}) =>
  site.call('client', 'moduleFailed', { ...report, ...given });
const listed = async () =>
  (await listModuleFailures(site.db, '2000-01-01')).map(
    ({ module, version, reason, times }) => `${module} ${version} ${reason} ${times}`,
  );

describe('a module that could not be shown on a page', () => {
  it('is listed by version and reason', async () => {
    await sendReport();
    await sendReport({ reason: 'crashed' });
    expect((await listed()).toSorted()).toEqual([
      'report 1.0.0-a1 crashed 1',
      'report 1.0.0-a1 missing 1',
    ]);
  });

  it('is counted at most once a second, however often pages report it', async () => {
    for (let time = 0; time < 5; time += 1) await sendReport();
    expect(await listed()).toEqual(['report 1.0.0-a1 missing 1']);
    site.clock.now = new Date(site.clock.now.getTime() + 1_000);
    await sendReport();
    expect(await listed()).toEqual(['report 1.0.0-a1 missing 2']);
  });

  it('is not added to the list once the list has 200 different failures of that day', async () => {
    for (let build = 0; build < 210; build += 1) await sendReport({ version: `1.0.0-${build}` });
    expect(await listed()).toHaveLength(200);
  });

  it.each([
    ['a text instead of a module name', { module: '<script>' }],
    ['a version that is a path', { version: '../1' }],
    ['a reason that is not in the list of reasons', { reason: 'because' }],
  ])('is not counted if the page reports %s', async (_, given) => {
    expect((await sendReport(given)).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  it('can be reported by signed-in people only', async () => {
    expect((await site.call(null, 'moduleFailed', report)).status).toBe(401);
  });
});

const loggedEvents = () =>
  site.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'module');

describe('the log and metrics of modules', () => {
  it('record each failure with its reference, and count it by module, version and reason', async () => {
    await sendReport({ reference: 'K7QF2MXD', isReplaced: 1 });
    expect(loggedEvents()).toEqual([
      expect.objectContaining({
        level: 40,
        event: 'module-failure',
        ...report,
        reference: 'K7QF2MXD',
        isReplaced: 1,
        requestId: expect.any(String) as string,
      }),
    ]);
    expect(site.moduleFailures).toEqual(['report 1.0.0-a1 missing replaced']);
  });

  it('count failures of modules and versions that are missing in the registry as “other”', async () => {
    await sendReport({ version: '9.9.9' });
    await sendReport({ module: 'invented' });
    await sendReport({ module: 'shell', version: 'none', reason: 'uncaught' });
    expect(site.moduleFailures).toEqual([
      'report other missing',
      'other other missing',
      'shell none uncaught',
    ]);
  });

  it.each([
    ['a message', 'Cannot read “my salary”'],
    ['a text of another length', 'K7QF2MX'],
  ])('do not accept %s as the reference of a failure', async (_, reference) => {
    expect((await sendReport({ reference })).status).toBe(400);
    expect(site.moduleFailures).toEqual([]);
  });

  it('record load times and sizes, and do not count them as failures', async () => {
    const load = { module: 'report', version: '1.0.0-a1', ms: 300 };
    const loads = [
      { ...load, bytes: 5_000 },
      { ...load, version: '0.9.0' },
    ];
    expect((await site.call('client', 'modulesLoaded', { loads })).status).toBe(200);
    expect(site.moduleLoads).toEqual([
      'report 1.0.0-a1 0.3 s 5000 B',
      'report other 0.3 s undefined B',
    ]);
    expect(loggedEvents()).toMatchObject([{ event: 'module-loads', loads }]);
    expect(await listed()).toEqual([]);
  });

  it.each([
    ['an empty list', []],
    [
      'a list of more than 20 modules',
      Array.from({ length: 21 }, () => ({ module: 'report', version: '1', ms: 1 })),
    ],
    ['a negative time', [{ module: 'report', version: '1', ms: -1 }]],
  ])('do not accept %s as load times', async (_, loads) => {
    expect((await site.call('client', 'modulesLoaded', { loads })).status).toBe(400);
    expect(site.moduleLoads).toEqual([]);
  });
});
