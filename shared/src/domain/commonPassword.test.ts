import { isCommonPassword, regionalPasswords } from './commonPassword.ts';

const common = new Set(['password', 'password1', 'correct', ...regionalPasswords]);

test.each([
  ['a word of the list', 'password', true],
  ['one with digits behind it', 'password2026', true],
  ['one with signs behind it', 'lozinka-2026!', true],
  ['one of the list that ends with a digit', 'password1', true],
  ['one character over and over', 'žžžžžžžžžžžž', true],
  ['one with letters behind it', 'passwords', false],
  ['one with something before it', '2026password', false],
  ['several words', 'correct horse', false],
  ['digits and signs alone', '2026!', false],
])('%s: %s', (_, password, is) => {
  expect(isCommonPassword(password, common)).toBe(is);
});
