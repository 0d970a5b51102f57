import { chooseCommonFontSizeMm } from './chooseCommonFontSizeMm.ts';

test.each([
  [[], 5.8],
  [[['Ana', 'a'.repeat(76)]], 5.8],
  [[['Ana', 'a'.repeat(77)]], 4.8],
  [[['Ana', 'a'.repeat(116)]], 4.8],
  [[['Ana', 'a'.repeat(117)]], 4],
  [[['Ana'], ['a'.repeat(240), null]], 3.2],
  [[['a'.repeat(480)]], 2.9],
])('entries side by side with the texts %j all have the letter size %d mm', (entries, expected) => {
  expect(chooseCommonFontSizeMm(entries)).toBe(expected);
});
