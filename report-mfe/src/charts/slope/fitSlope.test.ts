import { fitSlope, pointMmOf, slopeSizesMm, type SlopeChange } from './fitSlope.ts';

const scale = { min: 1, max: 3 };
const options = { end: 'now', scale, widthMm: 60 } as const;
const change = (name: string, [before, now]: [number, number]): SlopeChange => ({
  key: name,
  name,
  before,
  now,
});
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) =>
    change(`${name} ${index}`, [1, 1.5 + (index % 4) / 2]),
  );

it('draws the highest value at the top, and the lowest one at the bottom', () => {
  expect(pointMmOf(3, scale)).toBe(slopeSizesMm.margin);
  expect(pointMmOf(1, scale)).toBe(slopeSizesMm.height - slopeSizesMm.margin);
});

it('orders labels as their lines arrive, so that no leader crosses another', () => {
  const { labels } = fitSlope(
    [change('A', [1, 2]), change('B', [2, 3]), change('C', [1.5, 2])],
    options,
  );
  expect(labels.map(({ name }) => name)).toEqual(['B', 'C', 'A']);
});

it('has large type for a few labels, and smaller type for more', () => {
  const few = fitSlope(many(3, 'Pay'), options).fontMm;
  const all = fitSlope(many(28, 'Pay'), options).fontMm;
  expect(few).toBeGreaterThan(all);
  expect(all).toBeGreaterThan((8 * 25.4) / 72);
});

it.each([
  ['all 30 areas', 'Feedback and development talks'],
  ['names ten times longer', 'Feedback and development talks '.repeat(10).trim()],
])('keeps labels of %s inside of the drawing, without overlaps', (_, name) => {
  const { labels } = fitSlope(many(30, name), options);
  for (const [index, { topMm, heightMm }] of labels.entries())
    expect(topMm + heightMm).toBeLessThanOrEqual(
      (labels[index + 1]?.topMm ?? slopeSizesMm.height) + 1e-9,
    );
  expect(labels[0]?.topMm).toBeGreaterThanOrEqual(0);
});

it('shortens names only if they do not fit', () => {
  const long = 'Recognition of results and handling of underperformance';
  expect(fitSlope(many(5, long), options).labels.map(({ name }) => name)).toContain(`${long} 1`);
  for (const { name } of fitSlope(many(30, long), options).labels) expect(name).toMatch(/…$/);
});
