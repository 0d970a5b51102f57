import type { RegistryEntry } from '@cert/shared/contract';
import { aRegistry, aRegistryEntry } from '@cert/shared/testing';
import { parseRegistry } from './loadRegistry.ts';

const page = { path: 'report', page: 'ReportPage', frame: 'bare', for: 'member' } as const;
const whole = aRegistry(aRegistryEntry({ pages: [page] }), aRegistryEntry({ name: 'report' }));
/** The modules that can be used: those with a version that is not malformed. */
const usableIn = (value: unknown) =>
  parseRegistry(value)
    ?.registry.modules.filter(({ versions }) =>
      versions.some((version: Partial<RegistryEntry>) => !version.isMalformed),
    )
    .map(({ name }) => name);

/** A copy of the registry with a changed first module. */
const withFirst = (given: object) => ({
  ...whole,
  modules: [{ ...whole.modules[0], ...given }, whole.modules[1]],
});
const withVersion = (given: object) =>
  withFirst({ versions: [{ ...whole.modules[0]!.versions[0], ...given }] });

it('a valid registry is used unchanged', () => {
  expect(parseRegistry(whole)).toEqual({ registry: whole, malformed: [] });
});

it('a registry that gives a version to some accounts only is valid', () => {
  const canary = { version: '2', percent: 10, accounts: [7] };
  expect(usableIn(withFirst({ channels: { stable: '1', canary } }))).toHaveLength(2);
});

describe('the other modules stay usable if a module has', () => {
  test.each<[string, unknown]>([
    ['no channels', withFirst({ channels: undefined })],
    [
      'a canary without accounts',
      withFirst({ channels: { stable: '1', canary: { version: '2' } } }),
    ],
    ['a last-good order that is not a list', withFirst({ lastGood: 'all' })],
    ['no versions', withFirst({ versions: undefined })],
    ['null in place of its entry', { ...whole, modules: [null, whole.modules[1]] }],
    ['code from another site', withVersion({ base: 'https://elsewhere.test/' })],
    ['code from another site, in a relative address', withVersion({ base: '//elsewhere.test/' })],
    ['an entry in another folder', withVersion({ entry: '../x.js' })],
    ['no hashes', withVersion({ files: undefined })],
    ['a hash of another kind', withVersion({ files: { 'entry.js': 'md5-abc' } })],
    ['a page without a path', withVersion({ pages: [{ ...page, path: undefined }] })],
    ['a slot without a part', withVersion({ slots: [{ slot: 'area.grading', for: 'member' }] })],
  ])('%s', (_, value) => {
    expect(usableIn(value)).toEqual(['report']);
  });
});

const slot = { slot: 'area.grading', part: 'Panel', for: 'member' } as const;

describe('a malformed entry of a module', () => {
  it('keeps its valid pages and slots, but no address to load code from', () => {
    const title = { hr: 'Pozdrav', sr: 'Pozdrav', en: 'Greetings' };
    const read = parseRegistry(
      withVersion({ base: 'https://elsewhere.test/', slots: [slot, { slot: 7 }], title }),
    );
    expect(read?.registry.modules[0]?.versions).toEqual([
      {
        version: whole.modules[0]!.versions[0]!.version,
        contract: expect.stringMatching(/^\^\d/) as string,
        base: '/',
        container: '',
        entry: '',
        files: {},
        parts: {},
        pages: [page],
        slots: [slot],
        title,
        isMalformed: true,
      },
    ]);
  });

  it('is reported with its module, and with its version if the version can be read', () => {
    const [first] = whole.modules;
    const version = first!.versions[0]!.version;
    const namesIn = (value: unknown) => parseRegistry(value)?.malformed;
    expect(namesIn(withVersion({ files: 7 }))).toEqual([{ module: 'greeting', version }]);
    expect(namesIn(withVersion({ version: '../x' }))?.[0]).toEqual({
      module: 'greeting',
      version: 'unknown',
    });
    expect(namesIn(withFirst({ versions: 'none' }))).toEqual([
      { module: 'greeting', version: 'unknown' },
    ]);
    expect(namesIn(withFirst({ name: '<b>' }))).toEqual([
      { module: 'unknown', version: 'unknown' },
    ]);
  });

  it('leaves the other versions of the same module unaffected', () => {
    const both = aRegistry(aRegistryEntry({ version: '2' }), aRegistryEntry({ version: '1' }));
    const [module] = both.modules;
    const [second, first] = module!.versions;
    const read = parseRegistry({
      ...both,
      modules: [{ ...module, versions: [{ ...second, entry: '../x.js' }, first] }],
    });
    expect(read?.registry.modules[0]?.versions).toMatchObject([
      { version: '2', isMalformed: true },
      first,
    ]);
  });

  it('is also reported for a stable version that the registry does not contain', () => {
    const read = parseRegistry(withFirst({ channels: { stable: '9.9.9' } }));
    expect(read?.malformed).toEqual([{ module: 'greeting', version: '9.9.9' }]);
  });

  it('does not switch on a module that is switched off', () => {
    const read = parseRegistry(withFirst({ isOff: true, versions: 'none' }));
    expect(read?.registry.modules[0]?.isOff).toBe(true);
  });
});

it.each([null, 'text', [], {}, { modules: [] }, { revision: 1, modules: {} }])(
  '%j is not a registry',
  (value) => {
    expect(parseRegistry(value)).toBeUndefined();
  },
);
