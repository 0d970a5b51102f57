import { changeRegistry } from './changeRegistry.ts';
import type { ModuleVersion } from '@cert/shared/contract';
import { modulesCommands } from './commands.ts';
import { listUnusedFiles } from './listUnusedFiles.ts';
import { removeUnusedFiles } from './removeUnusedFiles.ts';
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
    started = (await store.listFiles())[0]!.writtenAt;
    await close();
  });
  beforeEach(async () => {
    test = await storeCreators[kind]!();
  });
  afterEach(() => test.close());

  async function release(
    version: string,
    day: number,
    { assets, ...given }: Partial<ModuleVersion> & { assets?: string[] } = {},
  ): Promise<void> {
    const released = aReportVersion(version, given);
    await writeVersionFiles(test.store, released, { assets });
    const what = { name: 'report', version: released };
    await changeRegistry(test.store, {
      change: `release ${version}`,
      now: () => after(day),
      apply: ([module]) => [releaseVersion(module, what)],
    });
  }
  const clean = (day: number, isSure = false) =>
    modulesCommands['clean']!.run([], { store: test.store, now: () => after(day), isSure });
  const files = async () =>
    (await test.store.listFiles())
      .map(({ file }) => file.replace('modules/report/', ''))
      .toSorted();
  /** The versions that have an entry. */
  const entries = async () =>
    (await files()).flatMap((file) => /^entry\.(.*)\.js$/.exec(file)?.[1] ?? []);
  const cleaned = async (day: number) => {
    await clean(day, true);
    return entries();
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
      expect.stringMatching(/^report 0\.9\.0 {2}written on \d{4}-\d\d-\d\d$/),
      'Files that no other version has: 2',
      'To remove them: npm run modules -- clean --yes',
    ]);
    expect(await test.store.readRegistry()).toEqual(before);
    expect(await clean(31, true)).toContain('Removed.');
    expect(await test.store.readRegistry()).toMatchObject({
      revision: before!.revision + 1,
      change: 'remove report 0.9.0, files: 2',
      modules: before!.modules,
    });
    expect(await files()).toEqual(['1.0.0/built.json', 'entry.1.0.0.js', 'page.js']);
    expect(await clean(31)).toEqual([expect.stringMatching(/^Nothing to remove/)]);
  });

  it('removes only the files of a version that no other version has, with its fonts and source maps', async () => {
    await release('1.0.0', 0, { assets: ['a.woff2', 'a.js.map'] });
    for (const version of ['1.0.1', '1.0.2', '1.0.3', '1.0.4'])
      await release(version, 10, { assets: ['a.woff2'] });
    expect(await cleaned(41)).not.toContain('1.0.0');
    const left = await files();
    expect(left).toEqual(expect.arrayContaining(['a.woff2', 'page.js']));
    expect(left).not.toContain('a.js.map');
  });

  it('removes what an unfinished release has left', async () => {
    await release('1.0.0', 0);
    await test.store.writeFile('modules/report/page.2.js', Buffer.from('unfinished'));
    await clean(29, true);
    expect(await files()).toContain('page.2.js');
    expect(await clean(31, true)).toEqual(['Files that no other version has: 1', 'Removed.']);
    expect(await files()).not.toContain('page.2.js');
  });

  it('keeps and removes a version that earlier commands released to a folder of its own', async () => {
    const release1 = (version: string, day: number) =>
      release(version, day, { base: `/modules/report/${version}/` });
    await release1('1.0.0', 0);
    await test.store.writeFile('modules/report/1.0.0/a.woff2', Buffer.from('a font'));
    await release1('1.0.1', 0);
    const own = (version: string) => [
      `${version}/built.json`,
      `${version}/entry.${version}.js`,
      `${version}/page.js`,
    ];
    await clean(31, true);
    expect(await files()).toEqual(['1.0.0/a.woff2', ...own('1.0.0'), ...own('1.0.1')]);
    for (const version of ['1.0.2', '1.0.3']) await release(version, 40);
    await clean(71, true);
    expect((await files()).filter((file) => file.startsWith('1.0.0'))).toEqual([]);
    expect(await files()).toEqual(expect.arrayContaining(own('1.0.1')));
  });

  it('removes nothing if the registry needs one of the files again meanwhile', async () => {
    await release('1.0.0', 0);
    await writeVersionFiles(test.store, aReportVersion('0.9.0'));
    const context = { store: test.store, now: () => after(31) };
    const unused = await listUnusedFiles(context);
    await release('0.9.0', 31);
    await expect(removeUnusedFiles(context, unused)).rejects.toThrow(
      'modules/report/0.9.0/built.json is in use again',
    );
    expect(await entries()).toEqual(['0.9.0', '1.0.0']);
  });

  it('keeps a file that a release uses again, although the release has not changed the registry yet', async () => {
    await release('1.0.0', 0);
    for (const file of ['old.js', 'again.js'])
      await test.store.writeFile(`modules/report/${file}`, Buffer.from('an old file'));
    const context = { store: test.store, now: () => after(31) };
    const unused = await listUnusedFiles(context);
    const listFiles = async () =>
      (await test.store.listFiles()).map((one) =>
        one.file.endsWith('/again.js') ? { ...one, writtenAt: after(31) } : one,
      );
    await removeUnusedFiles({ ...context, store: { ...test.store, listFiles } }, unused);
    expect(await files()).toContain('again.js');
    expect(await files()).not.toContain('old.js');
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
    expect(await entries()).toEqual(['1.0.0']);
  });
});
