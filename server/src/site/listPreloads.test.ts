import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModuleVersion, Registry } from '@cert/shared/contract';
import { contractVersion } from '@cert/shared/domain';
import { listPreloads } from './listPreloads.ts';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'cert-preloads-'));
  await mkdir(join(site, 'shell'));
});
afterEach(() => rm(site, { recursive: true }));

const write = (file: string, content: unknown) =>
  writeFile(join(site, file), JSON.stringify(content));

/** Writes the description of the shell's build. @returns a registry */
async function writeSite(): Promise<Registry> {
  await write('shell/built.json', {
    version: '1',
    parts: { hr: ['w-hr.js'], en: ['w-en.js'] },
    files: { 'w-hr.js': hash('h'), 'w-en.js': hash('w') },
  });
  const page = { page: 'AreaPage', frame: 'standard', for: 'member' } as const;
  const greeting = aVersion('greeting', {
    version: '1',
    pages: [{ ...page, path: 'category/:slug/:areaIndex?' }],
    parts: { AreaPage: ['module.js', 'area.js'], en: ['module.js', 'en.js'] },
    files: {
      'entry.js': hash('e'),
      'module.js': hash('m'),
      'area.js': hash('a'),
      'en.js': hash('n'),
    },
  });
  const earlier = aVersion('greeting', { version: '0', pages: [{ ...page, path: 'earlier' }] });
  const other = aVersion('other', {
    version: '2',
    pages: [
      { ...page, path: 'info' },
      { ...page, path: 'report', for: 'certifier' },
    ],
  });
  const newPage = [{ ...page, path: 'new' }];
  const tooNew = aVersion('new', { version: '5', contract: '^99.0.0', pages: newPage });
  const fitting = aVersion('new', { version: '4', pages: newPage });
  const off = aVersion('off', { version: '3', pages: [{ ...page, path: 'off' }] });
  return {
    revision: 1,
    changedAt: '2026-11-20T08:00:00.000Z',
    change: 'build',
    modules: [
      {
        name: 'greeting',
        channels: { stable: '1' },
        lastGood: ['0'],
        versions: [greeting, earlier],
      },
      { name: 'other', channels: { stable: '2' }, lastGood: [], versions: [other] },
      { name: 'new', channels: { stable: '5' }, lastGood: ['4'], versions: [tooNew, fitting] },
      { name: 'off', channels: { stable: '3' }, lastGood: [], versions: [off], isOff: true },
    ],
  };
}

function aVersion(
  name: string,
  given: Pick<ModuleVersion, 'version' | 'pages'> & Partial<ModuleVersion>,
): ModuleVersion {
  return {
    contract: `^${contractVersion}`,
    slots: [],
    base: `/modules/${name}/${given.version}/`,
    container: name,
    entry: 'entry.js',
    files: { 'entry.js': hash('a') },
    parts: {},
    ...given,
  };
}

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const preload = (address: string, letter: string) => ({ address, integrity: hash(letter) });
const words = preload('/w-en.js', 'w');
const ofModule = [
  preload('/modules/greeting/1/entry.js', 'e'),
  preload('/modules/greeting/1/module.js', 'm'),
  preload('/modules/greeting/1/area.js', 'a'),
  preload('/modules/greeting/1/en.js', 'n'),
];
const entryOnly = preload('/modules/other/2/entry.js', 'a');

test.each([
  ['a page of a module', '/en/7/category/brand/2', [words, ...ofModule]],
  [
    'the address of a module’s page without its last part',
    '/en/7/category/brand',
    [words, ...ofModule],
  ],
  ['a page whose module names no files', '/en/7/info', [words, entryOnly]],
  ['a page that does not exist', '/en/7/nowhere', [words]],
  ['a page of the team', '/en/7/report', [words]],
  ['a page that only an earlier version has', '/en/7/earlier', [words]],
  [
    'a page whose newest version needs a newer site',
    '/en/7/new',
    [words, preload('/modules/new/4/entry.js', 'a')],
  ],
  ['a page of a module that is switched off', '/en/7/off', [words]],
  ['an address without a language, in the default language,', '/', [preload('/w-hr.js', 'h')]],
])(
  '%s preloads the shell’s translations and the module’s files that every reader may load',
  async (_, path, files) => {
    const modules = await writeSite();
    expect(await listPreloads({ siteFolder: site, modules }, path)).toEqual(files);
  },
);

it('nothing is preloaded if there is no build and no registry', async () => {
  const nothing = { siteFolder: site, modules: undefined };
  expect(await listPreloads(nothing, '/en/7/info')).toEqual([]);
});
