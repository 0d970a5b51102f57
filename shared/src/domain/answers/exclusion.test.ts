import { listExcludedAnswers } from './exclusion.ts';

describe('an answer such as “None of these”', () => {
  const answers = [
    { id: 1, excludesOthers: false },
    { id: 2, excludesOthers: false },
    { id: 3, excludesOthers: true },
    { id: 4, excludesOthers: true },
  ];

  it.each([
    ['clears all other answers when it is chosen', 3, [1, 2, 4]],
    ['is cleared when another answer is chosen', 1, [3, 4]],
  ])('%s', (_, id, excluded) => {
    expect(listExcludedAnswers(id, answers)).toEqual(excluded);
  });

  it('is the only reason why one choice clears another: without such an answer, nothing is cleared', () => {
    expect(listExcludedAnswers(1, answers.slice(0, 2))).toEqual([]);
  });
});
