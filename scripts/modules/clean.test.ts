import { changeRegistry } from './changeRegistry.ts';
import { commands } from './commands.ts';
import { releaseVersion, switchOff } from './moduleChanges.ts';
import { sampleVersion, putFiles } from './testing/sampleVersion.ts';
import { storeKinds, type TestStore } from './testing/storeKinds.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** Files get the time of the machine, so days go on from it. */
const after = (days: number) => new Date(Date.now() + days * dayMs);

describe.each(Object.keys(storeKinds))('cleaning versions up in %s', (kind) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await storeKinds[kind]!();
  });
  afterEach(() => test.close());

  async function release(version: string, day: number): Promise<void> {
    await putFiles(test.store, sampleVersion(version));
    const what = { name: 'report', version: sampleVersion(version) };
    await changeRegistry(test.store, {
      change: `release ${version}`,
      now: () => after(day),
      apply: ([module]) => [releaseVersion(module, what)],
    });
  }
  const clean = (day: number, sure = '') =>
    commands['clean']!.run([sure], { store: test.store, now: () => after(day) });
  const folders = async () =>
    (await test.store.listFolders()).map(({ place }) => place.split('/')[2]).toSorted();
  const cleaned = async (day: number) => {
    await clean(day, '--yes');
    return folders();
  };

  it('leaves what a channel or the last-good order names, however old it is', async () => {
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) await release(version, 0);
    expect(await cleaned(400)).toEqual(['1.0.0', '1.0.1', '1.0.2']);
  });

  it('removes what left the registry more than 30 days ago, and nothing before', async () => {
    await release('1.0.0', 0);
    await release('1.0.1', 1);
    await release('1.0.2', 2);
    // The fourth pushes the first out of the registry.
    await release('1.0.3', 10);
    expect(await cleaned(39.9)).toEqual(['1.0.0', '1.0.1', '1.0.2', '1.0.3']);
    expect(await cleaned(40.1)).toEqual(['1.0.1', '1.0.2', '1.0.3']);
  });

  it('leaves files that are on their way to a release', async () => {
    await release('1.0.0', -100);
    await putFiles(test.store, sampleVersion('1.0.1'));
    expect(await cleaned(29)).toEqual(['1.0.0', '1.0.1']);
    expect(await cleaned(31)).toEqual(['1.0.0']);
  });

  it('lists only, until it is told yes; then the history notes it and the site is as it was', async () => {
    await release('1.0.0', 0);
    await putFiles(test.store, sampleVersion('0.9.0'));
    const before = await test.store.readRegistry();
    expect(await clean(31)).toEqual([
      expect.stringMatching(/^modules\/report\/0\.9\.0\/ {2}2 files of \d{4}-\d\d-\d\d$/),
      'npm run modules -- clean --yes removes them.',
    ]);
    expect(await test.store.readRegistry()).toEqual(before);
    expect(await clean(31, '--yes')).toContain('They are removed.');
    expect(await test.store.readRegistry()).toMatchObject({
      revision: before!.revision + 1,
      change: 'remove modules/report/0.9.0/',
      modules: before!.modules,
    });
    expect(await test.store.readFile('modules/report/0.9.0/built.json')).toBeUndefined();
    expect(await clean(31)).toEqual([expect.stringMatching(/^Nothing to remove/)]);
  });

  it('leaves a module that is switched off its versions', async () => {
    await release('1.0.0', 0);
    await changeRegistry(test.store, {
      change: 'off',
      now: () => after(1),
      apply: ([module]) => [switchOff(module!)],
    });
    expect(await cleaned(400)).toEqual(['1.0.0']);
  });

  it('is refused where there is no registry, and removes nothing', async () => {
    await putFiles(test.store, sampleVersion('1.0.0'));
    await expect(clean(400, '--yes')).rejects.toThrow('there is no module');
    expect(await folders()).toEqual(['1.0.0']);
  });
});
