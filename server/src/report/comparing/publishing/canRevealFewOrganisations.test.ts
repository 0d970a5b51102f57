import fc from 'fast-check';
import { canRevealFewOrganisations } from './canRevealFewOrganisations.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the check whether sums can reveal something about fewer than seven organisations', () => {
  it.each([
    { what: 'a sum over six', sums: [range(1, 6)] },
    { what: 'two sums that differ by one', sums: [range(1, 20), range(1, 19)] },
    { what: 'two sums that differ by three on each side', sums: [range(1, 20), range(4, 23)] },
    {
      what: 'two parts of a whole that has one organisation more',
      sums: [range(1, 30), range(1, 14), range(15, 29)],
    },
    {
      what: 'two overlapping sums and the sum over all their organisations, which give the sum over the overlap',
      sums: [range(1, 20), range(15, 40), range(1, 40)],
    },
  ])('says yes for $what', ({ sums }) => {
    expect(canRevealFewOrganisations(sums, 7)).toBe(true);
  });

  it.each([
    { what: 'no sum', sums: [] },
    { what: 'a sum over seven', sums: [range(1, 7)] },
    { what: 'two sums without a common organisation', sums: [range(1, 7), range(8, 14)] },
    { what: 'the same sum twice', sums: [range(1, 7), range(1, 7)] },
    { what: 'a part and a whole that is larger by seven', sums: [range(1, 14), range(1, 7)] },
    {
      what: 'two overlapping sums, each larger by seven',
      sums: [range(1, 10), range(8, 17)],
    },
  ])('says no for $what', ({ sums }) => {
    expect(canRevealFewOrganisations(sums, 7)).toBe(false);
  });

  it('gives the same answer, also for other minimums, as a check of every set of fewer organisations', () => {
    const sums = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(sums, fc.integer({ min: 1, max: 5 }), (given, least) => {
        expect(canRevealFewOrganisations(given, least)).toBe(findsByTryingAll(given, least));
      }),
      { numRuns: 300 },
    );
  });
});

/** Tries every set of fewer than `least` of the eight organisations, and computes with exact whole numbers. */
function findsByTryingAll(sums: readonly (readonly number[])[], least: number): boolean {
  const rank = rankOf(sums.map((sum) => range(0, 7).map((id) => (sum.includes(id) ? 1 : 0))));
  for (let chosen = 1; chosen < 256; chosen += 1) {
    const others = range(0, 7).filter((id) => ((chosen >> id) & 1) === 0);
    if (8 - others.length >= least) continue;
    if (rankOf(sums.map((sum) => others.map((id) => (sum.includes(id) ? 1 : 0)))) < rank)
      return true;
  }
  return false;
}

/** Computes the rank of a matrix by elimination without divisions. */
function rankOf(matrix: readonly (readonly number[])[]): number {
  let rows = matrix.map((row) => row.map(BigInt));
  let rank = 0;
  const width = rows[0]?.length ?? 0;
  for (let column = 0; column < width; column += 1) {
    const pivot = rows.find((row) => row[column] !== 0n);
    if (!pivot) continue;
    rank += 1;
    rows = rows
      .filter((row) => row !== pivot)
      .map((row) => row.map((value, at) => value * pivot[column]! - pivot[at]! * row[column]!));
  }
  return rank;
}
