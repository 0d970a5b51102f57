import type { Comparison, ComparedFigure } from '../../reportData.ts';
import { buildFigureRows, calculateBarLengthPercent } from './buildFigureRows.ts';

const average = (value: number | null): Comparison => ({
  kind: 'average',
  value,
  organisations: 41,
});
const figure = (given: Partial<ComparedFigure>): ComparedFigure => ({
  key: 'training-hours',
  sentence: 'An employee spends XXX hours a year in training.',
  title: 'An employee spends … hours a year in training.',
  unit: 'hours',
  betterWhen: 'more',
  own: 30,
  comparisons: [average(20)],
  ...given,
});
const writing = {
  number: (value: number) => `${value}`,
  label: (value: number | null) => (value === null ? 'n/a' : `${value} h`),
  organisations: (count: number) => `${count} organisations`,
  lessIsBetter: (sentence: string) => `${sentence} Less is better.`,
  unanswered: (sentence: string) => `${sentence} (no answer)`,
  noAnswer: 'no answer',
};
const rowOf = (given: Partial<ComparedFigure>) => buildFigureRows([figure(given)], writing)[0]!;

it('the organisation’s number is written into the sentence of the figure', () => {
  expect(rowOf({}).title).toBe('An employee spends 30 hours a year in training.');
  expect(rowOf({ own: 0 }).title).toBe('An employee spends 0 hours a year in training.');
});

it('the sentence of an unanswered figure ends with “(no answer)” instead of a full stop, and its value is a dash', () => {
  expect(rowOf({ own: null })).toMatchObject({
    title: 'An employee spends … hours a year in training (no answer)',
    bars: [{ kind: 'own', length: null, label: '–', note: 'no answer' }, {}],
  });
  expect(rowOf({ own: null, title: 'A hire costs €….' }).title).toBe('A hire costs €… (no answer)');
  expect(rowOf({ own: null }).highlight).toBeUndefined();
});

it('the sentence of a figure says if less is better, and a value at least as good as the average has a check mark', () => {
  const less = { betterWhen: 'less', own: 10 } as const;
  expect(rowOf(less).title).toBe('An employee spends 10 hours a year in training. Less is better.');
  expect(rowOf(less).bars[0]).toMatchObject({ label: '10 h ✓', isGood: true });
  expect(rowOf({ own: 10 }).bars[0]).toEqual({ kind: 'own', length: 25, label: '10 h' });
});

it('the value of a neutral figure (neither more nor less is better) has the mark ○, but only if it is answered', () => {
  const neutral = { betterWhen: 'neutral' } as const;
  expect(rowOf(neutral).bars[0]).toEqual({ kind: 'own', length: 75, label: '30 h ○' });
  expect(rowOf({ ...neutral, own: null }).bars[0]?.label).toBe('–');
});

it('figures at least as good as the average come first, figures that cannot be judged come last', () => {
  const rows = buildFigureRows(
    [
      figure({ key: 'neutral', betterWhen: 'neutral' }),
      figure({ key: 'behind', own: 19 }),
      figure({ key: 'good', own: 20 }),
      figure({ key: 'unanswered', own: null }),
      figure({ key: 'less', own: 3, betterWhen: 'less' }),
    ],
    writing,
  );
  expect(rows.map(({ key }) => key)).toEqual(['good', 'less', 'behind', 'neutral', 'unanswered']);
});

it('the organisation’s number is highlighted in the sentence, even if the sentence has other numbers', () => {
  expect(rowOf({ sentence: 'Of 30 people XXX learn.' }).highlight).toEqual({ at: 13, length: 2 });
  expect(rowOf({ sentence: 'People learn.' }).highlight).toBeUndefined();
});

it('the lengths of bars are relative to the average, whose bar ends in the middle', () => {
  const country: Comparison = { kind: 'country', value: 10, organisations: 14 };
  expect(rowOf({ comparisons: [average(20), country] }).bars).toEqual([
    { kind: 'own', length: 75, label: '30 h ✓', isGood: true },
    { kind: 'average', length: 50, label: '20 h (41)', note: '41 organisations' },
    { kind: 'country', length: 25, label: '10 h (14)', note: '14 organisations' },
  ]);
});

it.each<[number | null, number | null, (number | null)[]]>([
  [0, 20, [0, 50]],
  [null, 20, [null, 50]],
  [30, null, [null, null]],
  [30, 0, [100, 0]],
  [0, 0, [0, 0]],
])(
  'for the organisation’s value %p and the average %p, the two bars are %j percent long',
  (own, value, lengths) => {
    const { bars } = rowOf({ own, comparisons: [average(value)] });
    expect(bars.map(({ length }) => length)).toEqual(lengths);
  },
);

test.each<[number | null, number | null, number | null]>([
  [10, 10, 50],
  [5, 10, 25],
  [20, 10, 100],
  [21, 10, 100],
  [0, 10, 0],
  [1, 0, 100],
  [0, 0, 0],
  [null, 10, null],
  [10, null, null],
  [null, null, null],
  [null, 0, null],
])(
  'a bar for the value %p beside an average of %p is %p percent long',
  (value, others, expected) => {
    expect(calculateBarLengthPercent(value, others)).toBe(expected);
  },
);
