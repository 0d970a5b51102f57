import { countLines, shortenName } from './fitText.ts';

it.each([
  ['Selection of people', 19, 'Selection of people'],
  ['Selection of people', 18, 'Selection of…'],
  ['Selection of people', 13, 'Selection of…'],
  ['Selection of people', 12, 'Selection…'],
  ['Uninterrupted', 6, 'Unint…'],
  ['', 6, ''],
])('the name “%s” is shortened to at most %i characters: “%s”', (name, maxLetters, expected) => {
  const short = shortenName(name, maxLetters);
  expect(short).toBe(expected);
  expect(short.length).toBeLessThanOrEqual(maxLetters);
});

it.each([
  ['', 10, 0],
  ['Pay', 10, 1],
  ['Pay equity', 10, 1],
  ['Pay equity', 9, 2],
  ['Building competencies Building', 21, 2],
  ['Building competencies Building', 12, 3],
  ['Underperformance', 8, 2],
  ['Underperformance', 10, 2],
  ['Underperformance now', 10, 2],
])('the text “%s” in lines of %i letters needs %i lines', (text, letters, expected) => {
  expect(countLines(text, letters)).toBe(expected);
});
