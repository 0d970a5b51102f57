import { replaceNonBreakingSpaces } from './replaceNonBreakingSpaces.ts';

// In this table `~` stands for a non-breaking space.
test.each([
  ['a line can wrap between words', ['Svi~naši~ljudi'], ['Svi naši ljudi']],
  ['a line can wrap at several spaces in a row', ['a~~b', 'c ~d'], ['a  b', 'c  d']],
  [
    'a number stays in one line with its unit',
    ['10~km, 75~%, 1~000~€, str.~5'],
    ['10~km, 75~%, 1~000~€, str.~5'],
  ],
  [
    'a number stays in one line with its unit although their formats differ',
    ['10', '~km', '~i~', 'dalje'],
    ['10', '~km', ' i ', 'dalje'],
  ],
  ['a line can wrap at several spaces beside a number', ['5~~km'], ['5  km']],
  ['the spaces at both ends stay non-breaking', ['~a', 'b~'], ['~a', 'b~']],
  ['a line that consists of such a space stays unchanged', ['~'], ['~']],
])('after a paste with non-breaking spaces, %s: %j', (_what, texts, soft) => {
  const hard = (words: readonly string[]) => words.map((word) => word.replaceAll('~', '\u00a0'));
  expect(replaceNonBreakingSpaces(hard(texts))).toEqual(hard(soft));
});
