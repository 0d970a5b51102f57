import { aRegistry, aRegistryEntry, memoryStorage } from '@cert/shared/testing';
import { loadRegistry, parseRegistry } from './loadRegistry.ts';

const registry = aRegistry(aRegistryEntry());
const answering = (body: string, status = 200) =>
  (() => Promise.resolve({ ok: status === 200, text: async () => body })) as never;
const unreachable = (() => Promise.reject(new TypeError('Failed to fetch'))) as never;

describe('the registry', () => {
  it('is what the server says', async () => {
    const fetch = answering(JSON.stringify(registry));
    const read = await loadRegistry({ storage: memoryStorage(), fetch });
    expect(read).toEqual({ registry, isCurrent: true });
  });

  test.each([
    ['cannot be reached', unreachable],
    ['answers with a server error', answering('', 500)],
    ['sends half a file', answering('{"revision":1,')],
    ['sends something else', answering('{"modules":[]}')],
  ])('is the last copy when the server %s', async (_, fetch) => {
    const storage = memoryStorage();
    await loadRegistry({ storage, fetch: answering(JSON.stringify(registry)) });
    expect(await loadRegistry({ storage, fetch })).toEqual({ registry, isCurrent: false });
  });

  it('is empty when there is no copy either, and the site still starts', async () => {
    const { registry: read } = await loadRegistry({ storage: memoryStorage(), fetch: unreachable });
    expect(read.modules).toEqual([]);
  });

  it('is used all the same in a browser that keeps nothing', async () => {
    const storage = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const read = await loadRegistry({ storage, fetch: answering(JSON.stringify(registry)) });
    expect(read.isCurrent).toBe(true);
  });
});

const page = { path: 'report', page: 'ReportPage', frame: 'bare', for: 'member' } as const;
const whole = aRegistry(aRegistryEntry({ pages: [page] }), aRegistryEntry({ name: 'report' }));
const namesOf = (value: unknown) => parseRegistry(value)?.modules.map(({ name }) => name);

/** A copy of the registry with a changed first module. */
const withFirst = (given: object) => ({
  ...whole,
  modules: [{ ...whole.modules[0], ...given }, whole.modules[1]],
});
const withVersion = (given: object) =>
  withFirst({ versions: [{ ...whole.modules[0]!.versions[0], ...given }] });

it('a whole registry is taken as it is', () => {
  expect(parseRegistry(whole)).toEqual(whole);
});

it('may give a version to some accounts only', () => {
  const canary = { version: '2', percent: 10, accounts: [7] };
  expect(namesOf(withFirst({ channels: { stable: '1', canary } }))).toHaveLength(2);
});

describe('one module that is not well-formed costs itself only:', () => {
  test.each<[string, unknown]>([
    ['no channels', withFirst({ channels: undefined })],
    [
      'a canary without accounts',
      withFirst({ channels: { stable: '1', canary: { version: '2' } } }),
    ],
    ['a last-good order that is none', withFirst({ lastGood: 'all' })],
    ['no versions', withFirst({ versions: undefined })],
    ['no module at all', { ...whole, modules: [null, whole.modules[1]] }],
    ['code from another site', withVersion({ base: 'https://elsewhere.test/' })],
    ['the same in short', withVersion({ base: '//elsewhere.test/' })],
    ['an entry in another folder', withVersion({ entry: '../x.js' })],
    ['no hashes', withVersion({ files: undefined })],
    ['a hash of another kind', withVersion({ files: { 'entry.js': 'md5-abc' } })],
    ['a page without a path', withVersion({ pages: [{ ...page, path: undefined }] })],
    ['a slot without a part', withVersion({ slots: [{ slot: 'area.grading', for: 'member' }] })],
  ])('%s', (_, value) => {
    expect(namesOf(value)).toEqual(['report']);
  });
});

it.each([null, 'text', [], {}, { modules: [] }, { revision: 1, modules: {} }])(
  '%j is no registry',
  (value) => {
    expect(parseRegistry(value)).toBeUndefined();
  },
);
