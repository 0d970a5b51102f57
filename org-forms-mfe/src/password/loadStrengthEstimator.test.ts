import { loadStrengthEstimator, type StrengthEstimator } from './loadStrengthEstimator.ts';

let estimate: StrengthEstimator;
beforeAll(async () => {
  estimate = await loadStrengthEstimator();
});

test.each([
  ['a password from the list of common ones', 'password2026', 'common'],
  ['a word of the region with digits', 'Lozinka-2026!', 'common'],
  ['one character over and over', 'aaaaaaaaaaaaa', 'common'],
  ['neighbouring keys of the keyboard', 'poiuztrewqasdf', 'weak'],
  ['a word of the region twice', 'zagrebzagreb', 'common'],
  ['two words of the region', 'zagreblozinka', 'weak'],
  ['several words', 'a longer walk by the sea', 'strong'],
  ['words of the region', 'šetnja uz more nedjeljom', 'strong'],
])('%s, such as %s, has the strength “%s”', (_, password, strength) => {
  expect(estimate(password, [])).toBe(strength);
});

test('a password that contains the user’s own name is very weak', () => {
  expect(estimate('marijanakovacevic', [])).not.toBe('very-weak');
  expect(estimate('marijanakovacevic', ['marijanakovacevic'])).toBe('very-weak');
});

test('only the first 64 characters of a password are estimated', () => {
  const rest = 'Kx7#mQ2!vR9z';
  expect(estimate(rest, [])).toBe('strong');
  expect(estimate('a'.repeat(64) + rest, [])).toBe('very-weak');
  expect(estimate('a'.repeat(63) + rest, [])).not.toBe('very-weak');
});
