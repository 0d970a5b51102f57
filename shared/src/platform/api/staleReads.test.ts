import { staleReads } from './useRead.ts';

it('after an action, the reads that it declares are read again', () => {
  expect(staleReads('certifierAreaCommentSet')).toEqual(['areaCategory']);
  expect(staleReads('userLogout')).toEqual([]);
});

it('after an action, a certifier also reads again what only certifiers see', () => {
  expect(staleReads('questionnaireAnswersSave')).toEqual(['areaCategoryList']);
  expect(staleReads('questionnaireAnswersSave', { isCertifier: true })).toEqual([
    'areaCategoryList',
    'areaCategory',
  ]);
});
