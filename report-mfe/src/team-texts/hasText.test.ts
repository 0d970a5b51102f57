import { hasText } from './hasText.ts';

test.each([
  [undefined, false],
  ['', false],
  ['<p><br></p>', false],
  ['<ul><li> &nbsp;\u00A0\n</li></ul>', false],
  ['\u200B\uFEFF', false],
  ['<p>0</p>', true],
  ['&lt;', true],
])('the text %j says something: %s', (html, expected) => {
  expect(hasText(html)).toBe(expected);
});
