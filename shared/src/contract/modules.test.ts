import { moduleManifest, registry } from './modules.ts';

const page = {
  path: 'category/:slug/:areaIndex?',
  page: 'AreaPage',
  frame: 'standard',
  for: 'member',
};
const slot = { slot: 'area.grading', part: 'AreaGrading', for: 'certifier' };
const file = { name: 'org-forms', contract: '^4.0.0', pages: [page], slots: [slot] };
const title = { hr: 'Lozinka', sr: 'Lozinka', en: 'Password' };
const link = { group: 'account', title };

const isGood = (given: object) => moduleManifest.safeParse({ ...file, ...given }).success;

describe('a module.json', () => {
  test.each<[string, object]>([
    ['with pages and slots', {}],
    ['without pages and slots', { pages: [], slots: [] }],
    ['with a slot for people who have not signed in', { slots: [{ ...slot, for: 'anyone' }] }],
    ['with a link in every language', { pages: [{ ...page, path: 'password', link }] }],
  ])('%s is valid', (_, given) => {
    expect(isGood(given)).toBe(true);
  });

  test.each<[string, object]>([
    ['an unknown key', { page: [] }],
    ['a name in capitals', { name: 'OrgForms' }],
    ['an empty name', { name: '' }],
    ['one contract version in place of a range', { contract: '1.0.0' }],
    ['no list of pages', { pages: undefined }],
    ['a path that starts at the root', { pages: [{ ...page, path: '/category' }] }],
    ['an empty path', { pages: [{ ...page, path: '' }] }],
    ['a path that leaves its folder', { pages: [{ ...page, path: '../login' }] }],
    ['a page that is not named like a component', { pages: [{ ...page, page: 'areaPage' }] }],
    ['an unknown frame', { pages: [{ ...page, frame: 'wide' }] }],
    ['a page for people who have not signed in', { pages: [{ ...page, for: 'anyone' }] }],
    ['an unknown audience of a page', { pages: [{ ...page, for: 'everybody' }] }],
    ['an unknown key of a page', { pages: [{ ...page, title }] }],
    [
      'a link that lacks a language',
      { pages: [{ ...page, link: { ...link, title: { hr: 'x' } } }] },
    ],
    [
      'a link with an empty text',
      { pages: [{ ...page, link: { ...link, title: { ...title, sr: '' } } }] },
    ],
    ['a slot name without a dot', { slots: [{ ...slot, slot: 'grading' }] }],
    ['an unknown key of a slot', { slots: [{ ...slot, page: 'AreaPage' }] }],
  ])('is refused with %s', (_, given) => {
    expect(isGood(given)).toBe(false);
  });
});

const hash = `sha384-${'a'.repeat(64)}`;
const version = {
  version: '1.0.0-a1',
  contract: '^4.0.0',
  base: '/modules/report/1.0.0-a1/',
  container: 'cert_report_1_0_0_a1',
  entry: 'entry.0a1b2c3d4e.js',
  files: { 'entry.0a1b2c3d4e.js': hash },
  parts: { ReportPage: ['130.0a1b2c3d4e.js'] },
  pages: [],
  slots: [],
};
const report = {
  name: 'report',
  channels: { stable: '1.0.0-a1' },
  lastGood: [],
  versions: [version],
};
const whole = {
  revision: 3,
  changedAt: '2026-11-20T08:00:00.000Z',
  change: 'release report 1.0.0-a1',
  modules: [report],
};

const isRegistry = (given: object) => registry.safeParse({ ...whole, ...given }).success;
const isModule = (given: object) => isRegistry({ modules: [{ ...report, ...given }] });
const isVersion = (given: object) => isModule({ versions: [{ ...version, ...given }] });

describe('the registry', () => {
  it('is valid with or without modules', () => {
    expect(isRegistry({})).toBe(true);
    expect(isRegistry({ modules: [] })).toBe(true);
  });

  it('accepts a canary version with 10 percent and account ids, but not with 101 percent or e-mail addresses', () => {
    const canary = { version: '1.0.1-b2', percent: 10, accounts: [7] };
    const channels = (given: object) => ({
      channels: { stable: '1.0.0-a1', canary: { ...canary, ...given } },
    });
    expect(isModule(channels({}))).toBe(true);
    expect(isModule(channels({ percent: 101 }))).toBe(false);
    expect(isModule(channels({ accounts: ['ana@example.com'] }))).toBe(false);
  });

  test.each<[string, object]>([
    ['code from another site', { base: 'https://elsewhere.test/' }],
    ['code from another site, written without a protocol', { base: '//elsewhere.test/' }],
    ['an entry in another folder', { entry: '../entry.js' }],
    ['a version that leaves its folder', { version: '../1' }],
    ['a container that is no valid JavaScript name', { container: 'a-b' }],
    ['no version number', { version: undefined }],
    ['a hash that is too short', { files: { 'entry.js': 'sha384-abc' } }],
    ['a hash that is weaker than SHA-384', { files: { 'entry.js': `sha256-${'a'.repeat(64)}` } }],
    ['no hashes', { files: undefined }],
  ])('refuses a version with %s', (_, given) => {
    expect(isVersion(given)).toBe(false);
  });

  it('must have a revision number that is not negative', () => {
    expect(isRegistry({ revision: -1 })).toBe(false);
    expect(isRegistry({ revision: undefined })).toBe(false);
  });
});
