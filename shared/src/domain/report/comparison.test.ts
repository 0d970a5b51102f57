import { isComparisonAllowed, roundAverage } from './comparison.ts';

const rule = { leastOrganisations: 5, mostGroupPercent: 25 };
const even = { sum: 50, largest: [5, 5] } as const;

it.each([
  { organisations: 4, largestGroup: 1, may: false },
  { organisations: 5, largestGroup: 1, may: true },
  { organisations: 0, largestGroup: 0, may: false },
  // A company group may be a quarter of the organisations, but not more.
  { organisations: 8, largestGroup: 2, may: true },
  { organisations: 8, largestGroup: 3, may: false },
  { organisations: 7, largestGroup: 2, may: false },
  { organisations: 5, largestGroup: 2, may: false },
])(
  'an average of $organisations organisations, $largestGroup of them of one company group, may be shown: $may',
  ({ may, ...behind }) => {
    expect(isComparisonAllowed({ ...even, ...behind }, rule, 'grade')).toBe(may);
  },
);

it('the programme sets how many organisations an average needs and what share one company group may have', () => {
  const behind = { ...even, organisations: 3, largestGroup: 3 };
  const free = { leastOrganisations: 3, mostGroupPercent: 100 };
  expect(isComparisonAllowed(behind, free, 'grade')).toBe(true);
  expect(isComparisonAllowed(behind, { ...free, mostGroupPercent: 99 }, 'grade')).toBe(false);
});

it.each([
  { values: [1000, 20, 20, 20, 20, 20], may: false },
  { values: [1000, 400, 25, 25, 25, 25], may: true },
  { values: [1000, 999, 20, 20, 20, 20], may: false },
  { values: [0, 0, 0, 0, 0], may: true },
])(
  'an average of $values may be shown if all but the two largest add up to a tenth of the largest: $may',
  ({ values, may }) => {
    const sample = {
      organisations: values.length,
      sum: values.reduce((sum, value) => sum + value, 0),
      largestGroup: 1,
      largest: [values[0] ?? 0, values[1] ?? 0] as const,
    };
    expect(isComparisonAllowed(sample, rule, 'amount')).toBe(may);
    // Grades and percentages have a maximum, so one organisation cannot outweigh the others.
    expect(isComparisonAllowed(sample, rule, 'percent')).toBe(true);
  },
);

it.each([
  { mean: 2.4167, organisations: 6, scale: 'grade', shown: 2.4 },
  { mean: 2.3333, organisations: 6, scale: 'grade', shown: 2.4 },
  { mean: 2.3333, organisations: 8, scale: 'grade', shown: 2.3 },
  { mean: 2.3333, organisations: 500, scale: 'grade', shown: 2.3 },
  { mean: 71.9, organisations: 6, scale: 'percent', shown: 70 },
  { mean: 71.9, organisations: 13, scale: 'percent', shown: 72 },
  { mean: 71.3, organisations: 25, scale: 'percent', shown: 71 },
  // 62.5 with the floating-point error of a sum: shares in thirds were added.
  { mean: 62.499_999_999_999_99, organisations: 25, scale: 'percent', shown: 63 },
  { mean: 1234.2, organisations: 6, scale: 'amount', shown: 1200 },
  { mean: 1234.2, organisations: 40, scale: 'amount', shown: 1230 },
  { mean: 1234.24, organisations: 1000, scale: 'amount', shown: 1234 },
  { mean: 0, organisations: 6, scale: 'amount', shown: 0 },
  { mean: 0.9, organisations: 9, scale: 'amount', shown: 0.9 },
] as const)(
  'the average $mean ($scale) of $organisations organisations is shown as $shown, no more exact than their number allows',
  ({ mean, organisations, scale, shown }) => {
    expect(roundAverage(mean, organisations, scale)).toBe(shown);
  },
);
