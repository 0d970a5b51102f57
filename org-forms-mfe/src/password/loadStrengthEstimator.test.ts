import { loadStrengthEstimator, type StrengthEstimator } from './loadStrengthEstimator.ts';

let estimate: StrengthEstimator;
beforeAll(async () => {
  estimate = await loadStrengthEstimator();
});

test.each([
  ['a password of the list', 'password2026', 'common'],
  ['a word of the region with digits', 'Lozinka-2026!', 'common'],
  ['one character over and over', 'aaaaaaaaaaaaa', 'common'],
  ['rows of the keyboard', 'poiuztrewqasdf', 'weak'],
  ['a word of the region twice', 'zagrebzagreb', 'common'],
  ['two words of the region', 'zagreblozinka', 'weak'],
  ['several words', 'a longer walk by the sea', 'strong'],
  ['words of the region', 'šetnja uz more nedjeljom', 'strong'],
])('%s: %s is %s', (_, password, strength) => {
  expect(estimate(password, [])).toBe(strength);
});

test('what a guesser who knows the person tries first is weak', () => {
  expect(estimate('marijanakovacevic', [])).not.toBe('very-weak');
  expect(estimate('marijanakovacevic', ['marijanakovacevic'])).toBe('very-weak');
});

test('the longest password that there may be is estimated by its beginning', () => {
  expect(estimate('a longer walk by the sea '.repeat(8), [])).toBe('strong');
});
