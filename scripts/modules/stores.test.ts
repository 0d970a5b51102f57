import { setTimeout } from 'node:timers/promises';
import { changeRegistry } from './changeRegistry.ts';
import { releaseVersion } from './moduleChanges.ts';
import { toServedRegistry, toHistoryFileName, registryFile } from './registryStore.ts';
import { aReportVersion } from './testing/aReportVersion.ts';
import { storeCreators, type TestStore } from './testing/storeCreators.ts';

const now = () => new Date('2026-11-20T08:00:00.000Z');

describe.each(Object.keys(storeCreators))('the store of modules in %s', (kind) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await storeCreators[kind]!();
  });
  afterEach(() => test.close());

  const release = (version: string) =>
    changeRegistry(test.store, {
      change: `release ${version}`,
      now,
      apply: ([module]) => [
        releaseVersion(module, { name: 'report', version: aReportVersion(version) }),
      ],
    });
  const served = async () =>
    JSON.parse(String(await test.store.readFile(registryFile))) as { revision: number };

  it('has no registry at first', async () => {
    expect(await test.store.readRegistry()).toBeUndefined();
  });

  it('numbers the changes of the registry and keeps every state', async () => {
    await release('1.0.0');
    await release('1.0.1');
    expect(await served()).toMatchObject({ revision: 2, change: 'release 1.0.1' });
    const changes: string[] = [];
    for await (const state of test.store.readHistory()) changes.push(state.change);
    expect(changes).toEqual(['release 1.0.1', 'release 1.0.0']);
  });

  it('accepts a change only if it is based on the newest state', async () => {
    const first = await release('1.0.0');
    expect(await test.store.writeRegistry({ ...first, change: 'late' })).toBe(false);
    expect(await served()).toMatchObject({ change: 'release 1.0.0' });
  });

  it('loses no change if two changes are made at once', async () => {
    const versions = Array.from({ length: 8 }, (_, index) => `1.0.${index}`);
    await Promise.all(versions.map(release));
    const changes: string[] = [];
    for await (const state of test.store.readHistory()) changes.push(state.change);
    expect(changes.toSorted()).toEqual(versions.map((version) => `release ${version}`));
    expect((await served()).revision).toBe(versions.length);
  });

  it('serves the newest state even if the command that made it was interrupted before publishing it', async () => {
    const first = await release('1.0.0');
    const interrupted = { ...first, revision: 2, change: 'interrupted' };
    await test.store.writeFile(toHistoryFileName(2), Buffer.from(JSON.stringify(interrupted)));
    expect(await test.store.readRegistry()).toEqual(interrupted);
    expect(await served()).toEqual(toServedRegistry(interrupted));
  });

  it('never overwrites a file, and tells whether it has the same content', async () => {
    const put = (text: string) => test.store.writeFile('modules/report/a.js', Buffer.from(text));
    expect(await put('one')).toBe('created');
    expect(await put('one')).toBe('unchanged');
    expect(await put('two')).toBe('has other content');
    expect(String(await test.store.readFile('modules/report/a.js'))).toBe('one');
    expect(await test.store.readFile('modules/report/none.js')).toBeUndefined();
  });

  it('sets the time of a file to now when a release uses the file again', async () => {
    const put = () => test.store.writeFile('modules/report/a.js', Buffer.from('one'));
    const writtenAt = async () => (await test.store.listFiles())[0]!.writtenAt.getTime();
    await put();
    const first = await writtenAt();
    // A bucket knows the time in seconds only.
    await setTimeout(1_100);
    await put();
    expect(await writtenAt()).toBeGreaterThan(first);
  });

  it('lists and removes the files of modules', async () => {
    await release('1.0.0');
    const files = ['modules/report/1.0.0/built.json', 'modules/report/a.js'];
    for (const file of files) await test.store.writeFile(file, Buffer.from('x'));
    const list = async () => (await test.store.listFiles()).map(({ file }) => file).toSorted();
    expect(await list()).toEqual(files);
    for (const file of files) await test.store.removeFile(file);
    expect(await list()).toEqual([]);
    expect(await test.store.readRegistry()).toBeDefined();
  });
});
