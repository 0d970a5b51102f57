import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRegistryEntry } from '@cert/shared/testing';
import { listPreloads } from './listPreloads.ts';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'cert-preloads-'));
  await mkdir(join(site, 'shell'));
});
afterEach(() => rm(site, { recursive: true }));

const write = (file: string, content: unknown) =>
  writeFile(join(site, file), JSON.stringify(content));

async function writeSite(): Promise<void> {
  await write('shell/built.json', { version: '1', parts: { hr: ['w-hr.js'], en: ['w-en.js'] } });
  const page = { page: 'AreaPage', frame: 'standard', for: 'member' } as const;
  await write('modules.json', {
    modules: [
      aRegistryEntry({
        entry: '/modules/greeting/1/entry.js',
        pages: [{ ...page, path: 'category/:slug/:areaIndex?' }],
        parts: { AreaPage: ['module.js', 'area.js'], en: ['module.js', 'en.js'] },
      }),
      aRegistryEntry({ name: 'other', pages: [{ ...page, path: 'info' }], parts: undefined }),
    ],
  });
}

const ofModule = ['entry', 'module', 'area', 'en'].map((file) => `/modules/greeting/1/${file}.js`);

test.each([
  ['a page of a module', '/en/7/category/brand/2', ['/w-en.js', ...ofModule]],
  ['the same without its last part', '/en/7/category/brand', ['/w-en.js', ...ofModule]],
  ['a page whose module names no files', '/en/7/info', ['/w-en.js', aRegistryEntry().entry]],
  ['a page of nobody', '/en/7/nowhere', ['/w-en.js']],
  ['an address without a language, in that of the site', '/', ['/w-hr.js']],
])('%s begins with what it needs first', async (_, path, files) => {
  await writeSite();
  expect(await listPreloads(site, path)).toEqual(files);
});

it('knows of nothing where nothing was built, or what was built cannot be read', async () => {
  expect(await listPreloads(site, '/en/7/info')).toEqual([]);
  await writeFile(join(site, 'modules.json'), '{"modules":');
  expect(await listPreloads(site, '/en/7/info')).toEqual([]);
});
