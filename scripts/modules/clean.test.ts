import { changeRegistry } from './changeRegistry.ts';
import { modulesCommands } from './commands.ts';
import { releaseVersion, switchOff } from './moduleChanges.ts';
import { aReportVersion, writeVersionFiles } from './testing/aReportVersion.ts';
import { storeCreators, type TestStore } from './testing/storeCreators.ts';

const dayMs = 24 * 60 * 60 * 1_000;

describe.each(Object.keys(storeCreators))('removing unused versions from %s', (kind) => {
  let test: TestStore;
  let started: Date;
  /** Counts days from the store's own clock, because the store sets the times of its files. */
  const after = (days: number) => new Date(started.getTime() + days * dayMs);
  beforeAll(async () => {
    const { store, close } = await storeCreators[kind]!();
    await writeVersionFiles(store, aReportVersion('1.0.0'));
    const [folder] = await store.listFolders();
    started = folder!.writtenAt;
    await close();
  });
  beforeEach(async () => {
    test = await storeCreators[kind]!();
  });
  afterEach(() => test.close());

  async function release(version: string, day: number): Promise<void> {
    await writeVersionFiles(test.store, aReportVersion(version));
    const what = { name: 'report', version: aReportVersion(version) };
    await changeRegistry(test.store, {
      change: `release ${version}`,
      now: () => after(day),
      apply: ([module]) => [releaseVersion(module, what)],
    });
  }
  const clean = (day: number, isSure = false) =>
    modulesCommands['clean']!.run([], { store: test.store, now: () => after(day), isSure });
  const folders = async () =>
    (await test.store.listFolders()).map(({ place }) => place.split('/')[2]).toSorted();
  const cleaned = async (day: number) => {
    await clean(day, true);
    return folders();
  };

  it('keeps versions that are stable, canary or fallback, however old they are', async () => {
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) await release(version, 0);
    expect(await cleaned(400)).toEqual(['1.0.0', '1.0.1', '1.0.2']);
  });

  it('removes a version 30 days after it left the registry, not earlier', async () => {
    await release('1.0.0', 0);
    await release('1.0.1', 1);
    await release('1.0.2', 2);
    // The fourth release removes the first one from the registry.
    await release('1.0.3', 10);
    expect(await cleaned(39.9)).toEqual(['1.0.0', '1.0.1', '1.0.2', '1.0.3']);
    expect(await cleaned(40.1)).toEqual(['1.0.1', '1.0.2', '1.0.3']);
  });

  it('keeps the files of an unfinished release for 30 days', async () => {
    await release('1.0.0', -100);
    await writeVersionFiles(test.store, aReportVersion('1.0.1'));
    expect(await cleaned(29)).toEqual(['1.0.0', '1.0.1']);
    expect(await cleaned(31)).toEqual(['1.0.0']);
  });

  it('without --yes, lists the versions; with --yes, deletes their files, records this and keeps all modules', async () => {
    await release('1.0.0', 0);
    await writeVersionFiles(test.store, aReportVersion('0.9.0'));
    const before = await test.store.readRegistry();
    expect(await clean(31)).toEqual([
      expect.stringMatching(/^modules\/report\/0\.9\.0\/ {2}2 files, written on \d{4}-\d\d-\d\d$/),
      'To remove them: npm run modules -- clean --yes',
    ]);
    expect(await test.store.readRegistry()).toEqual(before);
    expect(await clean(31, true)).toContain('Removed.');
    expect(await test.store.readRegistry()).toMatchObject({
      revision: before!.revision + 1,
      change: 'remove modules/report/0.9.0/',
      modules: before!.modules,
    });
    expect(await test.store.readFile('modules/report/0.9.0/built.json')).toBeUndefined();
    expect(await clean(31)).toEqual([expect.stringMatching(/^Nothing to remove/)]);
  });

  it('keeps the versions of a module that is switched off', async () => {
    await release('1.0.0', 0);
    await changeRegistry(test.store, {
      change: 'off',
      now: () => after(1),
      apply: ([module]) => [switchOff(module!)],
    });
    expect(await cleaned(400)).toEqual(['1.0.0']);
  });

  it('fails without a registry and removes nothing', async () => {
    await writeVersionFiles(test.store, aReportVersion('1.0.0'));
    await expect(clean(400, true)).rejects.toThrow('there is no registry');
    expect(await folders()).toEqual(['1.0.0']);
  });
});
