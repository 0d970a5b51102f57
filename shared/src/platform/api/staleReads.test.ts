import { staleReads } from './useRead.ts';

it('gives the reads that the action declares', () => {
  expect(staleReads('certifierAreaCommentSet')).toEqual(['areaCategory']);
  expect(staleReads('userLogout')).toEqual([]);
});

it('gives a certifier those of certifiers as well', () => {
  expect(staleReads('questionnaireAnswersSave')).toEqual(['areaCategoryList']);
  expect(staleReads('questionnaireAnswersSave', { isCertifier: true })).toEqual([
    'areaCategoryList',
    'areaCategory',
  ]);
});
