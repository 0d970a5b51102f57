import { refuse } from '@cert/shared/domain';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { changeStreamLimits, createChangeWatcher } from './createChangeWatcher.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

/** Watches for one page whose tag the test sets. */
function watchPage(own: Partial<typeof changeStreamLimits> = {}) {
  const limits = { ...changeStreamLimits, lookEveryMs: 5, tagEveryMs: 0, ...own };
  const failures: unknown[] = [];
  const watcher = createChangeWatcher({
    db: site.db,
    limits,
    onFailure: (error) => failures.push(error),
  });
  const page = { tag: 'first', reads: 0, fails: undefined as Error | undefined };
  const told: string[] = [];
  let hear = () => {};
  const tell = (what: string) => {
    told.push(what);
    hear();
  };
  const waiting = {
    accountId: 1,
    questionnaireId: site.world.questionnaire,
    readTag: async () => {
      page.reads += 1;
      if (page.fails) throw page.fails;
      return page.tag;
    },
    onTag: tell,
    onAlive: () => tell('alive'),
    onRefusal: () => tell('refused'),
  };
  const stop = watcher.watch(waiting);
  /** Watches for another page of another account, and stops at once. */
  const watchAnother = () => watcher.watch({ ...waiting, accountId: 2 })();
  /** Waits until the page was told so many things. */
  const toldSoMany = async (count: number) => {
    while (told.length < count) await new Promise<void>((resolve) => (hear = resolve));
    return told;
  };
  return { failures, limits, page, stop, told, toldSoMany, watchAnother };
}

const makeAChange = async (value: boolean) => {
  const id = site.world.questionnaire;
  await site.call('lead', 'questionnaireSettingUpdate', { id, setting: 'locked', value });
};

describe('a page that waits for changes', () => {
  it('reads its tag only when a counter of its organisation has changed, and is told only of another tag', async () => {
    const { page, stop, told, toldSoMany } = watchPage();
    await toldSoMany(1);
    await makeAChange(true);
    while (page.reads < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(told).toEqual(['first']);
    page.tag = 'second';
    await makeAChange(false);
    expect(await toldSoMany(2)).toEqual(['first', 'second']);
    expect(page.reads).toBe(3);
    stop();
  });

  it('waits for a pause after each tag but the first, and is then told the newest', async () => {
    const { limits, page, stop, told, toldSoMany } = watchPage({ tagEveryMs: 600_000 });
    await toldSoMany(1);
    const changeTo = async (tag: string, value: boolean) => {
      page.tag = tag;
      await makeAChange(value);
    };
    await changeTo('second', true);
    await toldSoMany(2);
    limits.aliveEveryMs = 10;
    await changeTo('third', false);
    await changeTo('fourth', true);
    await toldSoMany(4);
    limits.tagEveryMs = 0;
    while (told.at(-1) === 'alive') await toldSoMany(told.length + 1);
    expect(told.filter((what) => what !== 'alive')).toEqual(['first', 'second', 'fourth']);
    stop();
  });

  it('is told after a failure of the database, which is reported once', async () => {
    const { failures, page, stop, toldSoMany } = watchPage({ aliveEveryMs: 20 });
    await toldSoMany(2);
    await site.db.schema.alterTable('change_counters').renameTo('away').execute();
    while (failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    page.tag = 'second';
    await site.db.schema.alterTable('away').renameTo('change_counters').execute();
    await makeAChange(true);
    const told = await toldSoMany(3);
    while (!told.includes('second')) await toldSoMany(told.length + 1);
    expect(failures).toHaveLength(1);
    stop();
  });

  it('gets no sign of life while its tag cannot be read', async () => {
    const { failures, page, stop, told, toldSoMany } = watchPage({
      aliveEveryMs: 0,
      recheckEveryMs: 0,
    });
    await toldSoMany(2);
    page.fails = new Error('the database does not answer');
    while (failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    const before = told.length;
    const { reads } = page;
    while (page.reads < reads + 3) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(told).toHaveLength(before);
    stop();
  });

  it('is told once that it is refused, and is not watched any more', async () => {
    const { page, toldSoMany, watchAnother } = watchPage({ recheckEveryMs: 5, perServer: 1 });
    await toldSoMany(1);
    page.fails = refuse('not-found');
    expect(await toldSoMany(2)).toEqual(['first', 'refused']);
    expect(watchAnother).not.toThrow();
  });
});

it('a server watches a limited number of pages', () => {
  const { stop, watchAnother } = watchPage({ perServer: 1 });
  expect(watchAnother).toThrow(refuse('slow-down', { retryAfterSeconds: 60 }));
  stop();
  expect(watchAnother).not.toThrow();
});
