import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ModuleVersion } from '@cert/shared/contract';
import { buildInfoFile } from './buildInfo.ts';
import { hashFiles } from '../hashFiles.ts';
import { releaseModule } from './releaseModule.ts';
import { registryFile } from './registryStore.ts';
import { aReportVersion } from './testing/aReportVersion.ts';
import { storeCreators, type TestStore } from './testing/storeCreators.ts';

const now = () => new Date('2026-11-20T08:00:00.000Z');
const provided = { react: '19.3.1' };
let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'cert-build-'))));
afterEach(() => rmSync(folder, { recursive: true }));

type Build = {
  script?: string;
  sources?: string[];
  shared?: object[];
  given?: Partial<ModuleVersion>;
};

/** Writes a build as webpack and `buildPart.ts` do. */
function build(version: string, { script = '', sources = [], shared = [], given }: Build = {}) {
  const write = (file: string, content: string) => writeFileSync(path.join(folder, file), content);
  const described = aReportVersion(version);
  write('entry.js', `self["webpackChunk${described.container}"];${script}`);
  write('entry.js.map', JSON.stringify({ sources }));
  write('mf-stats.json', JSON.stringify({ shared }));
  const built = { name: 'report', ...described, files: hashFiles(folder), ...given };
  write(buildInfoFile, JSON.stringify(built));
}

const none = { js: { sync: [], async: [] } };

describe.each(Object.keys(storeCreators))('a release to %s', (kind) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await storeCreators[kind]!();
  });
  afterEach(() => test.close());

  it('uploads the files and makes them the stable version', async () => {
    build('1.0.0', { shared: [{ name: 'react/jsx-runtime', assets: none }] });
    await releaseModule(test.store, { folder, provided, now });
    expect((await test.store.readRegistry())?.modules[0]?.channels).toEqual({ stable: '1.0.0' });
    for (const file of ['modules/report/1.0.0/entry.js', registryFile])
      expect(await test.store.readFile(file)).toBeDefined();
  });

  it('can be a canary for some accounts first', async () => {
    build('1.0.0');
    await releaseModule(test.store, { folder, provided, now });
    build('1.0.1');
    await releaseModule(test.store, {
      folder,
      provided,
      now,
      canary: { percent: 10, accounts: [] },
    });
    expect((await test.store.readRegistry())?.modules[0]).toMatchObject({
      channels: { stable: '1.0.0', canary: { version: '1.0.1', percent: 10 } },
    });
  });
});

describe('a release fails without any change when', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await storeCreators['a folder']!();
  });
  afterEach(() => test.close());

  it.each<[string, Build, string]>([
    [
      'it requires a newer contract',
      { given: { contract: '^99.0.0' } },
      'requires the contract ^99',
    ],
    ['a page of module.json was not built', { given: { parts: {} } }, 'names "ReportPage"'],
    [
      'a page reads with an action that is not a read',
      {
        given: {
          pages: [
            {
              path: 'report',
              page: 'ReportPage',
              frame: 'bare',
              for: 'certifier',
              reads: [{ action: 'reportContentSave', input: {} }],
            },
          ],
        },
      },
      'no read of the contract',
    ],
    ['a file has no hash', { given: { files: {} } }, 'has no hash'],
    [
      'it bundles React',
      { sources: ['webpack://x/node_modules/react/index.js'] },
      'a copy of react',
    ],
    [
      'it shares a package that the policy does not list',
      { shared: [{ name: 'idb', assets: none }] },
      'shares idb',
    ],
    [
      'it was built with another major version of React',
      { shared: [{ name: 'react/jsx-runtime', requiredVersion: '^18.3.0', assets: none }] },
      'report: it was built with react ^18.3.0, and the shell has 19.3.1',
    ],
    [
      'it was built with a newer React than the shell has',
      { shared: [{ name: 'react', requiredVersion: '^19.4.0', assets: none }] },
      'it was built with react ^19.4.0',
    ],
    [
      'it bundles a package that only the shell may provide',
      { shared: [{ name: 'react', assets: { js: { sync: ['r.js'], async: [] } } }] },
      'bundles react, which',
    ],
    [
      'its container name has no version',
      { given: { container: 'cert_report' } },
      'does not contain the version',
    ],
    [
      'its entry file is too large',
      { script: `/*${randomBytes(20_000).toString('base64')}*/` },
      'at most 12000',
    ],
  ])('%s', async (_, given, sentence) => {
    build('1.0.0', given);
    await expect(releaseModule(test.store, { folder, provided, now })).rejects.toThrow(sentence);
    expect(await test.store.readRegistry()).toBeUndefined();
    expect(await test.store.readFile('modules/report/1.0.0/entry.js')).toBeUndefined();
  });
});
