import { listStaleReads } from './useRead.ts';

it('after an action, a page repeats the reads that the action declares', () => {
  expect(listStaleReads('certifierAreaCommentSet')).toEqual(['areaCategory']);
  expect(listStaleReads('userLogout')).toEqual([]);
});

it('after an action, a certifier’s page also repeats the reads in which only certifiers see the change', () => {
  expect(listStaleReads('questionnaireAnswersSave')).toEqual(['areaCategoryList']);
  expect(listStaleReads('questionnaireAnswersSave', { isCertifier: true })).toEqual([
    'areaCategoryList',
    'areaCategory',
  ]);
});
