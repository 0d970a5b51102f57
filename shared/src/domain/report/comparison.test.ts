import { isComparisonAllowed } from './comparison.ts';

const rule = { leastOrganisations: 5, mostGroupPercent: 25 };

it.each([
  { organisations: 4, largestGroup: 1, leftOut: 0, may: false },
  { organisations: 5, largestGroup: 1, leftOut: 0, may: true },
  { organisations: 0, largestGroup: 0, leftOut: 0, may: false },
  // A company group may be a quarter of the organisations, but not more.
  { organisations: 8, largestGroup: 2, leftOut: 0, may: true },
  { organisations: 8, largestGroup: 3, leftOut: 0, may: false },
  { organisations: 7, largestGroup: 2, leftOut: 0, may: false },
  { organisations: 5, largestGroup: 2, leftOut: 0, may: false },
  // Showing the average of all beside the average of all but one would reveal that one.
  { organisations: 20, largestGroup: 1, leftOut: 1, may: false },
  { organisations: 20, largestGroup: 1, leftOut: 4, may: false },
  { organisations: 20, largestGroup: 1, leftOut: 5, may: true },
])(
  'of $organisations, $largestGroup of one group and $leftOut left out, may be shown: $may',
  ({ may, ...behind }) => {
    expect(isComparisonAllowed(behind, rule)).toBe(may);
  },
);

it('follows the numbers of the programme', () => {
  const behind = { organisations: 3, largestGroup: 3, leftOut: 0 };
  expect(isComparisonAllowed(behind, { leastOrganisations: 3, mostGroupPercent: 100 })).toBe(true);
  expect(isComparisonAllowed(behind, { leastOrganisations: 3, mostGroupPercent: 99 })).toBe(false);
});
