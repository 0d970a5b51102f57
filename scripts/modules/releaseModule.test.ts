import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ModuleVersion } from '@cert/shared/contract';
import { buildInfoFile } from '../buildInfoFile.ts';
import { hashFiles } from '../hashFiles.ts';
import { releaseModule } from './releaseModule.ts';
import { registryFile } from './registryStore.ts';
import { sampleVersion } from './testing/sampleVersion.ts';
import { storeKinds, type TestStore } from './testing/storeKinds.ts';

const now = () => new Date('2026-11-20T08:00:00.000Z');
let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'cert-build-'))));
afterEach(() => rmSync(folder, { recursive: true }));

type Build = {
  script?: string;
  sources?: string[];
  shared?: object[];
  given?: Partial<ModuleVersion>;
};

/** A build as webpack and the build's script leave it. */
function build(version: string, { script = '', sources = [], shared = [], given }: Build = {}) {
  const write = (file: string, content: string) => writeFileSync(path.join(folder, file), content);
  const described = sampleVersion(version);
  write('entry.js', `self["webpackChunk${described.container}"];${script}`);
  write('entry.js.map', JSON.stringify({ sources }));
  write('mf-stats.json', JSON.stringify({ shared }));
  const built = { name: 'report', ...described, files: hashFiles(folder), ...given };
  write(buildInfoFile, JSON.stringify(built));
}

const none = { js: { sync: [], async: [] } };

describe.each(Object.keys(storeKinds))('a release to %s', (kind) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await storeKinds[kind]!();
  });
  afterEach(() => test.close());

  it('puts the files in their place and gives them to everybody', async () => {
    build('1.0.0', { shared: [{ name: 'react/jsx-runtime', assets: none }] });
    await releaseModule(test.store, { folder, now });
    expect((await test.store.readRegistry())?.modules[0]?.channels).toEqual({ stable: '1.0.0' });
    for (const file of ['modules/report/1.0.0/entry.js', registryFile])
      expect(await test.store.readFile(file)).toBeDefined();
  });

  it('may reach some accounts first', async () => {
    build('1.0.0');
    await releaseModule(test.store, { folder, now });
    build('1.0.1');
    await releaseModule(test.store, { folder, now, canary: { percent: 10, accounts: [] } });
    expect((await test.store.readRegistry())?.modules[0]).toMatchObject({
      channels: { stable: '1.0.0', canary: { version: '1.0.1', percent: 10 } },
    });
  });
});

describe('a release is refused, and nothing has changed, when', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await storeKinds['a folder']!();
  });
  afterEach(() => test.close());

  it.each<[string, Build, string]>([
    ['it wants a newer contract', { given: { contract: '^99.0.0' } }, 'wants the contract ^99'],
    ['a page of module.json was not built', { given: { parts: {} } }, 'names "ReportPage"'],
    ['a file has no hash', { given: { files: {} } }, 'has no hash'],
    [
      'it brings React along',
      { sources: ['webpack://x/node_modules/react/index.js'] },
      'a copy of react',
    ],
    [
      'it shares what the policy does not name',
      { shared: [{ name: 'swr', assets: none }] },
      'shares swr',
    ],
    [
      'it brings what only the shell does',
      { shared: [{ name: 'react', assets: { js: { sync: ['r.js'], async: [] } } }] },
      'brings react along',
    ],
    [
      'its container has another version',
      { given: { container: 'cert_report' } },
      'does not name the version',
    ],
    [
      'it is too large before its own pages',
      { script: `/*${randomBytes(20_000).toString('base64')}*/` },
      'at most 12000',
    ],
  ])('%s', async (_, given, sentence) => {
    build('1.0.0', given);
    await expect(releaseModule(test.store, { folder, now })).rejects.toThrow(sentence);
    expect(await test.store.readRegistry()).toBeUndefined();
    expect(await test.store.readFile('modules/report/1.0.0/entry.js')).toBeUndefined();
  });
});
