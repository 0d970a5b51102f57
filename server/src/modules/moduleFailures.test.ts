/** @postgres aggregates */
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { listModuleFailures } from './moduleFailures.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const told = { module: 'report', version: '1.0.0-a1', reason: 'missing' } as const;
const tell = (given: object = {}) => site.call('client', 'moduleFailed', { ...told, ...given });
const listed = async () =>
  (await listModuleFailures(site.db, '2000-01-01')).map(
    ({ module, version, reason, times }) => `${module} ${version} ${reason} ${times}`,
  );

describe('a module that a page could not show', () => {
  it('is listed by version and reason', async () => {
    await tell();
    await tell({ reason: 'crashed' });
    expect((await listed()).toSorted()).toEqual([
      'report 1.0.0-a1 crashed 1',
      'report 1.0.0-a1 missing 1',
    ]);
  });

  it('is counted once a second, however often pages tell it', async () => {
    for (let time = 0; time < 5; time += 1) await tell();
    expect(await listed()).toEqual(['report 1.0.0-a1 missing 1']);
    site.clock.now = new Date(site.clock.now.getTime() + 1_000);
    await tell();
    expect(await listed()).toEqual(['report 1.0.0-a1 missing 2']);
  });

  it('is not listed without end', async () => {
    for (let build = 0; build < 210; build += 1) await tell({ version: `1.0.0-${build}` });
    expect(await listed()).toHaveLength(200);
  });

  it.each([
    ['text that is no name', { module: '<script>' }],
    ['a version that is a path', { version: '../1' }],
    ['a reason of its own', { reason: 'because' }],
  ])('is refused with %s', async (_, given) => {
    expect((await tell(given)).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  it('is told by people who are signed in only', async () => {
    expect((await site.call(null, 'moduleFailed', told)).status).toBe(401);
  });
});
