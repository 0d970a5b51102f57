import { replaceNonBreakingSpaces } from './replaceNonBreakingSpaces.ts';

// A hard space is written as `~`.
test.each([
  ['a run of words wraps', ['Svi~naši~ljudi'], ['Svi naši ljudi']],
  ['a wide space wraps', ['a~~b', 'c ~d'], ['a  b', 'c  d']],
  ['a number keeps its unit', ['10~km, 75~%, 1~000~€, str.~5'], ['10~km, 75~%, 1~000~€, str.~5']],
  [
    'a number keeps its unit across a change of format',
    ['10', '~km', '~i~', 'dalje'],
    ['10', '~km', ' i ', 'dalje'],
  ],
  ['a wide space beside a number wraps', ['5~~km'], ['5  km']],
  ['spaces at both ends stay', ['~a', 'b~'], ['~a', 'b~']],
  ['an empty line stays', ['~'], ['~']],
])('after a paste with non-breaking spaces, %s: %j', (_what, texts, soft) => {
  const hard = (words: readonly string[]) => words.map((word) => word.replaceAll('~', '\u00a0'));
  expect(replaceNonBreakingSpaces(hard(texts))).toEqual(hard(soft));
});
