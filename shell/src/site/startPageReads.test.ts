import type { ModulePageEntry } from '@cert/shared/platform';
import { aSession } from '@cert/shared/testing';
import { startPageReads } from './startPageReads.ts';

const area: ModulePageEntry = {
  module: 'questionnaire',
  path: 'category/:slug/:areaIndex?',
  page: 'AreaPage',
  frame: 'standard',
  for: 'member',
  reads: [
    { action: 'areaCategory', input: { id: ':questionnaireId', slug: ':slug' } },
    { action: 'programme', input: {} },
  ],
};

/** The reads that start at an address of the English site. */
function readsAt(pathname: string, search = '', page = area) {
  const prefetch = jest.fn();
  const locale = { language: 'en', basename: '/en' } as const;
  const session = { get: () => aSession() };
  startPageReads({ prefetch, locale, session }, page, { pathname, search });
  return prefetch.mock.calls;
}

it('starts the reads of the page, with the parameters of its path', () => {
  expect(readsAt('/en/7/category/engagement/2')).toEqual([
    ['areaCategory', { id: '7', slug: 'engagement', language: 'en' }],
    ['programme', { language: 'en' }],
  ]);
});

it('leaves out a parameter that the address does not have', () => {
  const page = {
    ...area,
    reads: [{ action: 'areaCategory', input: { index: ':areaIndex', id: '9' } }],
  };
  expect(readsAt('/en/7/category/engagement', '', page)).toEqual([
    ['areaCategory', { id: '9', language: 'en' }],
  ]);
});

it('starts only the reads that are for this user', () => {
  const reads = [
    { action: 'report', input: {}, for: 'certifier' as const },
    { action: 'releasedReport', input: {}, for: 'client' as const },
  ];
  expect(readsAt('/en/7/category/engagement', '', { ...area, reads })).toEqual([
    ['releasedReport', { language: 'en' }],
  ]);
});

it('starts none at an address with search parameters, nor for a page that declares none', () => {
  expect(readsAt('/en/7/category/engagement/2', '?view=beyond')).toEqual([]);
  expect(readsAt('/en/7/category/engagement', '', { ...area, reads: undefined })).toEqual([]);
});
