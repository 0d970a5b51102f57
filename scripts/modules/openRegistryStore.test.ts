import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestBucket } from '../../server/src/documents/testing/openTestBucket.ts';
import { changeRegistry } from './changeRegistry.ts';
import { modulesCommands } from './commands.ts';
import { releaseVersion } from './moduleChanges.ts';
import { openRegistryStore } from './openRegistryStore.ts';
import type { RegistryStore } from './registryStore.ts';
import { aReportVersion, writeVersionFiles } from './testing/aReportVersion.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'cert-place-'))));
afterEach(() => rm(folder, { recursive: true }));

const now = () => new Date();
async function release(store: RegistryStore, version: string): Promise<void> {
  await writeVersionFiles(store, aReportVersion(version));
  await changeRegistry(store, {
    change: `release ${version}`,
    now,
    apply: ([module]) => [
      releaseVersion(module, { name: 'report', version: aReportVersion(version) }),
    ],
  });
}

describe('a location that cannot hold modules', () => {
  it('is refused with its name if it does not exist, and is not created', async () => {
    const place = join(folder, 'dits');
    expect(() => openRegistryStore(place, {})).toThrow(`${place} does not exist: correct --to`);
    await expect(stat(place)).rejects.toThrow('ENOENT');
  });

  it('is refused with its name if it is a file, or neither a folder nor a bucket', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(() => openRegistryStore(file, {})).toThrow(`${file} is no folder`);
    for (const place of ['s3:/modules', 's3://', 'https://cdn.example.org/modules'])
      expect(() => openRegistryStore(place, {})).toThrow(`${place} is no place for modules`);
  });

  it('is refused with advice if the bucket does not exist or cannot be reached', async () => {
    const { address, close } = await openTestBucket();
    const environment = {
      S3_ENDPOINT: address.endpoint,
      S3_REGION: address.region,
      S3_ACCESS_KEY: address.credentials.accessKeyId,
      S3_SECRET_KEY: address.credentials.secretAccessKey,
    };
    const read = (place: string) => openRegistryStore(place, environment).readRegistry();
    await expect(read('s3://no-such-bucket/site')).rejects.toThrow(
      's3://no-such-bucket/site/: this bucket does not exist',
    );
    await close();
    await expect(read(`s3://${address.bucket}`)).rejects.toThrow('check S3_ENDPOINT');
  });
});

describe('a file of the module history that cannot be read', () => {
  const file = (revision: number) => join(folder, 'modules.history', `0000000${revision}.json`);
  const list = async () =>
    modulesCommands['list']!.run([], { store: openRegistryStore(folder, {}), now });

  it.each([
    ['is cut off', '{"revision":2', 'no JSON'],
    ['lacks a field', '{"revision":2}', 'changedAt: '],
  ])('is named with advice how to repair it if it %s', async (_, text, reason) => {
    await release(openRegistryStore(folder, {}), '1.0.0');
    await writeFile(file(2), text);
    const message = list().catch((error: Error) => error.message);
    expect(await message).toContain(`${file(2)} is damaged (${reason}`);
    expect(await message).toContain('move this file away, and revision 1 counts again');
    await rm(file(2));
    expect((await list())[0]).toBe('report: 1.0.0');
  });

  it('is refused if newer commands have written it, and the message names the unknown fields', async () => {
    await mkdir(join(folder, 'modules.history'));
    await writeFile(
      file(1),
      JSON.stringify({
        revision: 1,
        changedAt: now(),
        change: '',
        modules: [],
        released: [],
        newField: 1,
      }),
    );
    await expect(list()).rejects.toThrow('fields that these commands do not know (newField)');
  });
});

it('`verify` lists temporary files of interrupted commands and `clean` removes them, except recent ones', async () => {
  const store = openRegistryStore(folder, {});
  await release(store, '1.0.0');
  const uuid = '0b0e6d3c-0f2b-4a3e-9d0e-1f2a3b4c5d6e';
  const drafts = [`modules.json.${uuid}`, `modules/report/1.0.0/entry.js.${uuid}`];
  const young = `modules.history/00000002.json.${uuid}`;
  for (const draft of [...drafts, young]) await writeFile(join(folder, draft), 'cut');
  // Two hours ago: old enough, even if the clock of the file system differs from the clock of this process.
  const old = new Date(Date.now() - 2 * 60 * 60 * 1_000);
  for (const draft of drafts) await utimes(join(folder, draft), old, old);
  await utimes(join(folder, young), new Date(), new Date());

  const verified = await modulesCommands['verify']!.run([], { store, now });
  for (const draft of drafts)
    expect(verified).toContainEqual(
      expect.stringMatching(new RegExp(`^${draft} .*interrupted.*clean --yes$`)),
    );
  expect(await modulesCommands['clean']!.run([], { store, now, isSure: true })).toHaveLength(3);
  expect((await store.listDrafts()).map(({ file }) => file)).toEqual([young]);
});
