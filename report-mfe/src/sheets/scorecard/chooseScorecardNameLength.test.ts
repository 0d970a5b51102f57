import { chooseScorecardNameLength } from './chooseScorecardNameLength.ts';

const times = (text: string, count: number) => Array<string>(count).fill(text).join(' ');
const names = (count: number, repeated: number) =>
  Array.from({ length: count }, () => times('Developing people', repeated));

const texts = (repeated: number) => ({
  headline: 'The Meridian certificate 2026 is reached',
  steps: names(7, repeated),
  lists: [
    names(3, repeated).map((name) => ({ name })),
    names(3, repeated).map((name) => ({ name })),
  ],
});

it('the scorecard keeps names of usual length', () => {
  expect(chooseScorecardNameLength(texts(1))).toBe(120);
});

it('the scorecard shortens very long names, and more so with a long headline and failing grades', () => {
  const long = texts(10);
  expect(chooseScorecardNameLength(long)).toBeLessThan(120);
  const crowded = {
    ...long,
    headline: times(long.headline, 3),
    lists: long.lists.map((entries) =>
      entries.map((entry) => ({ ...entry, gap: '0.5 below the required 2' })),
    ),
  };
  expect(chooseScorecardNameLength(crowded)).toBeLessThan(chooseScorecardNameLength(long));
});

it('the scorecard never shortens names to fewer than 20 characters, not even with 40 steps', () => {
  expect(chooseScorecardNameLength({ ...texts(10), steps: names(40, 10) })).toBe(20);
});
