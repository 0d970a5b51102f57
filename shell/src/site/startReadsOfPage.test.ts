import type { ModulePageEntry } from '@cert/shared/platform';
import { aSession } from '@cert/shared/testing';
import { startReadsOfPage } from './startReadsOfPage.ts';

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
  startReadsOfPage({ prefetch, locale, session }, page, { pathname, search });
  return prefetch.mock.calls;
}

it('the reads of a page are started with the parameters of its address', () => {
  expect(readsAt('/en/7/category/engagement/2')).toEqual([
    ['areaCategory', { id: '7', slug: 'engagement', language: 'en' }],
    ['programme', { language: 'en' }],
  ]);
});

it('a read is started without a parameter that is not in the address', () => {
  const page = {
    ...area,
    reads: [{ action: 'areaCategory', input: { index: ':areaIndex', id: '9' } }],
  };
  expect(readsAt('/en/7/category/engagement', '', page)).toEqual([
    ['areaCategory', { id: '9', language: 'en' }],
  ]);
});

it('only the reads for the reader’s role are started', () => {
  const reads = [
    { action: 'report', input: {}, for: 'certifier' as const },
    { action: 'releasedReport', input: {}, for: 'client' as const },
  ];
  expect(readsAt('/en/7/category/engagement', '', { ...area, reads })).toEqual([
    ['releasedReport', { language: 'en' }],
  ]);
});

it('no reads are started if the address has search parameters, or if the page declares no reads', () => {
  expect(readsAt('/en/7/category/engagement/2', '?view=beyond')).toEqual([]);
  expect(readsAt('/en/7/category/engagement', '', { ...area, reads: undefined })).toEqual([]);
});
