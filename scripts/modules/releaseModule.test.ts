import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ModuleVersion } from '@cert/shared/contract';
import { toBuildInfoPath } from './buildInfo.ts';
import { moduleChunks } from '../../webpack.isolation.ts';
import { hashFiles } from '../hashFiles.ts';
import { releaseModule } from './releaseModule.ts';
import { registryFile } from './registryStore.ts';
import { aReportVersion } from './testing/aReportVersion.ts';
import { storeCreators, type TestStore } from './testing/storeCreators.ts';

const now = () => new Date('2026-11-20T08:00:00.000Z');
const provided = { react: '19.3.1' };
let site: string;
beforeEach(() => (site = mkdtempSync(path.join(tmpdir(), 'cert-build-'))));
afterEach(() => rmSync(site, { recursive: true }));

type Build = {
  script?: string;
  /** Whether the entry keeps the versions of the module apart. */
  isIsolated?: boolean;
  sources?: string[];
  shared?: object[];
  given?: Partial<ModuleVersion>;
};

/**
 * Writes a build as webpack and `buildPart.ts` do.
 * @returns the build, as `releaseModule` takes it
 */
function build(
  version: string,
  { script = '', isIsolated = true, sources = [], shared = [], given }: Build = {},
) {
  const folder = path.join(site, 'modules', 'report');
  mkdirSync(path.join(folder, version), { recursive: true });
  const write = (file: string, content: string) => writeFileSync(path.join(folder, file), content);
  const described = aReportVersion(version);
  const { entry } = described;
  write(entry, `${isIsolated ? `document.currentScript.${moduleChunks}=[]` : ''};${script}`);
  write('page.js', 'the page');
  write(`${entry}.map`, JSON.stringify({ sources }));
  write(`${version}/mf-stats.json`, JSON.stringify({ shared }));
  const files = hashFiles(folder, [entry, 'page.js']);
  const built = { name: 'report', ...described, files, assets: [`${entry}.map`], ...given };
  const name = { name: 'report', version };
  writeFileSync(path.join(site, toBuildInfoPath(name)), JSON.stringify(built));
  return { site, built: name };
}

const none = { js: { sync: [], async: [] } };

describe.each(Object.keys(storeCreators))('a release to %s', (kind) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await storeCreators[kind]!();
  });
  afterEach(() => test.close());

  it('uploads the files and makes them the stable version', async () => {
    const built = build('1.0.0', { shared: [{ name: 'react/jsx-runtime', assets: none }] });
    await releaseModule(test.store, { ...built, provided, now });
    expect((await test.store.readRegistry())?.modules[0]?.channels).toEqual({ stable: '1.0.0' });
    for (const file of ['entry.1.0.0.js', 'entry.1.0.0.js.map', 'page.js', '1.0.0/built.json'])
      expect(await test.store.readFile(`modules/report/${file}`)).toBeDefined();
    expect(await test.store.readFile(registryFile)).toBeDefined();
  });

  it('can be a canary for some accounts first', async () => {
    await releaseModule(test.store, { ...build('1.0.0'), provided, now });
    await releaseModule(test.store, {
      ...build('1.0.1'),
      provided,
      now,
      canary: { percent: 10, accounts: [] },
    });
    expect((await test.store.readRegistry())?.modules[0]).toMatchObject({
      channels: { stable: '1.0.0', canary: { version: '1.0.1', percent: 10 } },
    });
  });
});

it('a release fails if a file of it exists with other content, except source maps and compressed copies', async () => {
  const test = await storeCreators['a folder']!();
  const put = (file: string) => test.store.writeFile(`modules/report/${file}`, Buffer.from('x'));
  try {
    await put('entry.1.0.0.js.map');
    await releaseModule(test.store, { ...build('1.0.0'), provided, now });
    await put('entry.1.0.1.js');
    await expect(releaseModule(test.store, { ...build('1.0.1'), provided, now })).rejects.toThrow(
      'modules/report/entry.1.0.1.js already exists with other content',
    );
    expect((await test.store.readRegistry())?.modules[0]?.channels).toEqual({ stable: '1.0.0' });
  } finally {
    await test.close();
  }
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
      'its entry does not keep versions apart',
      { isIsolated: false },
      'two versions could not run in one page',
    ],
    [
      'its entry file is too large',
      { script: `/*${randomBytes(20_000).toString('base64')}*/` },
      'at most 12000',
    ],
  ])('%s', async (_, given, sentence) => {
    const built = build('1.0.0', given);
    await expect(releaseModule(test.store, { ...built, provided, now })).rejects.toThrow(sentence);
    expect(await test.store.readRegistry()).toBeUndefined();
    expect(await test.store.listFiles()).toEqual([]);
  });
});
