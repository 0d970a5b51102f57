import { aRegistry, aRegistryEntry } from '@cert/shared/testing';
import { parseRegistry } from './loadRegistry.ts';

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
