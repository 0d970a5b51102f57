import {
  fitSlopeLabels,
  convertValueToMm,
  slopeSizesMm,
  type SlopeChange,
} from './fitSlopeLabels.ts';

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

it('the slope chart has the highest value at the top and the lowest at the bottom', () => {
  expect(convertValueToMm(3, scale)).toBe(slopeSizesMm.margin);
  expect(convertValueToMm(1, scale)).toBe(slopeSizesMm.height - slopeSizesMm.margin);
});

it('the labels of the slope chart are in the order of their lines, so that no connecting lines cross', () => {
  const { labels } = fitSlopeLabels(
    [change('A', [1, 2]), change('B', [2, 3]), change('C', [1.5, 2])],
    options,
  );
  expect(labels.map(({ name }) => name)).toEqual(['B', 'C', 'A']);
});

it('the slope chart has large letters for few labels, and smaller ones for many', () => {
  const few = fitSlopeLabels(many(3, 'Pay'), options).fontMm;
  const all = fitSlopeLabels(many(28, 'Pay'), options).fontMm;
  expect(few).toBeGreaterThan(all);
  expect(all).toBeGreaterThan((8 * 25.4) / 72);
});

it.each([
  ['all 30 areas', 'Feedback and development talks'],
  ['names ten times longer', 'Feedback and development talks '.repeat(10).trim()],
])('the slope chart keeps the labels of %s inside the drawing, without overlaps', (_, name) => {
  const { labels } = fitSlopeLabels(many(30, name), options);
  for (const [index, { topMm, heightMm }] of labels.entries())
    expect(topMm + heightMm).toBeLessThanOrEqual(
      (labels[index + 1]?.topMm ?? slopeSizesMm.height) + 1e-9,
    );
  expect(labels[0]?.topMm).toBeGreaterThanOrEqual(0);
});

it('the slope chart shortens names only if the labels do not fit otherwise', () => {
  const long = 'Recognition of results and handling of underperformance';
  expect(fitSlopeLabels(many(5, long), options).labels.map(({ name }) => name)).toContain(
    `${long} 1`,
  );
  for (const { name } of fitSlopeLabels(many(30, long), options).labels) expect(name).toMatch(/…$/);
});
