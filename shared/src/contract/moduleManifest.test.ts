import { moduleManifest } from './moduleManifest.ts';

const page = {
  path: 'category/:slug/:areaIndex?',
  page: 'AreaPage',
  frame: 'standard',
  for: 'member',
};
const slot = { slot: 'area.grading', part: 'AreaGrading', for: 'certifier' };
const file = { name: 'org-forms', contract: '^2.0.0', pages: [page], slots: [slot] };
const title = { hr: 'Lozinka', sr: 'Lozinka', en: 'Password' };
const link = { group: 'account', title };

const isGood = (given: object) => moduleManifest.safeParse({ ...file, ...given }).success;

describe('a module.json', () => {
  test.each<[string, object]>([
    ['with pages and slots', {}],
    ['with neither', { pages: [], slots: [] }],
    ['with a link in every language', { pages: [{ ...page, path: 'password', link }] }],
  ])('%s is good', (_, given) => {
    expect(isGood(given)).toBe(true);
  });

  test.each<[string, object]>([
    ['an unknown key', { page: [] }],
    ['a name in capitals', { name: 'OrgForms' }],
    ['an empty name', { name: '' }],
    ['a contract without a range', { contract: '1.0.0' }],
    ['no pages at all', { pages: undefined }],
    ['a path that starts at the root', { pages: [{ ...page, path: '/category' }] }],
    ['an empty path', { pages: [{ ...page, path: '' }] }],
    ['a path that leaves its place', { pages: [{ ...page, path: '../login' }] }],
    ['a page that is no component', { pages: [{ ...page, page: 'areaPage' }] }],
    ['an unknown frame', { pages: [{ ...page, frame: 'wide' }] }],
    ['unknown readers', { pages: [{ ...page, for: 'everybody' }] }],
    ['an unknown key of a page', { pages: [{ ...page, title }] }],
    [
      'a link that lacks a language',
      { pages: [{ ...page, link: { ...link, title: { hr: 'x' } } }] },
    ],
    [
      'a link with an empty text',
      { pages: [{ ...page, link: { ...link, title: { ...title, sr: '' } } }] },
    ],
    ['a slot without a place', { slots: [{ ...slot, slot: 'grading' }] }],
    ['an unknown key of a slot', { slots: [{ ...slot, page: 'AreaPage' }] }],
  ])('with %s is refused', (_, given) => {
    expect(isGood(given)).toBe(false);
  });
});
