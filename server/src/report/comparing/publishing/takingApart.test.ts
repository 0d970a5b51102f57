import { toMeasureValueArray, type Contribution, type MeasurePositions } from '../contribution.ts';
import { createSeededRandomInteger } from '../testing/createSeededRandomInteger.ts';
import { createSumReader } from './createSumReader.ts';
import { planIncrements } from './planIncrements.ts';
import type { Dimension, Increment, PublishedContribution } from './publication.ts';
import {
  isPublishingStepDue,
  computeMinOrganisationsInSum,
  listUnpublishedContributions,
} from './steps.ts';

/*
 * An attacker reads every comparison of a year: on each day, by each organisation, with each filter. Organisation n has
 * the value 2^n, so an exact sum names the organisations behind it. The attacker therefore knows more than any reader,
 * who gets rounded averages.
 */

const leastOrganisations = 5;
const least = computeMinOrganisationsInSum(leastOrganisations);
/** Sums of 2^n are exact in a double up to this number. */
const organisationCount = 50;
const days = 365;
const halfBits = organisationCount / 2;
const half = 2 ** halfBits;
const measures = ['overall', 'area attracting/brand', 'figure reach'];

const dimensions: Dimension[] = [
  'all',
  ...(['hr', 'si', 'rs'] as const).map((key): Dimension => `country ${key}`),
  ...[1, 2, 3, 4].map((key): Dimension => `industry ${key}`),
  ...['g0', 'g1'].map((key): Dimension => `group ${key}`),
];

/** A reader of all reports who belongs to none of the organisations, such as a certifier. */
const stranger = -1;
const everybody = Array.from({ length: organisationCount }, (_, id) => id);

/** What a report showed to a reader: the organisations in the sum, one bit for each, in two numbers of 25 bits. */
type Reply = { reader: number; low: number; high: number };

/** A simulated year: organisations finalize on random days. @returns all different replies by measure */
function simulateYear(seed: number): { replies: Map<string, Reply[]>; published: number } {
  const next = createSeededRandomInteger(seed);
  const index: MeasurePositions = new Map();
  const contributions = new Map<number, Contribution>();
  const finalizedOn = new Map<number, number>();
  for (let id = 0; id < organisationCount; id += 1) {
    const value = 2 ** id;
    const isKeyOnly = next(7) === 0;
    const values = new Map([
      ['overall', value],
      ...(isKeyOnly ? [] : [['area attracting/brand', value] as const]),
      ...(next(5) === 0 ? [] : [['figure reach', value] as const]),
    ]);
    contributions.set(id, {
      organisationId: id,
      isFinalized: false,
      countries: [['hr'], ['hr'], ['si'], ['rs'], ['hr', 'si']][next(5)]!,
      industry: [1, 1, 2, 3, 4][next(5)]!,
      groupKey: ['g0', 'g1', null, null][next(4)]!,
      scope: isKeyOnly ? '1 key areas' : '1',
      values: toMeasureValueArray(values, index),
      certifiedTotal: null,
    });
    finalizedOn.set(id, next(days));
  }
  const published: PublishedContribution[] = [];
  const increments: Increment[] = [];
  const replies = new Map<string, Map<string, Reply>>(measures.map((name) => [name, new Map()]));
  for (let day = 0; day < days; day += 1) {
    const added = [...finalizedOn].filter(([, on]) => on === day).map(([id]) => id);
    for (const id of added) contributions.set(id, { ...contributions.get(id)!, isFinalized: true });
    const waiting = listUnpublishedContributions(
      contributions,
      new Set(published.map((one) => one.organisationId)),
    );
    if (added.length === 0 || !isPublishingStepDue(waiting.length, published.length, least))
      continue;
    published.push(...waiting.map(([id, one]) => ({ ...one, id })));
    increments.push(...planIncrements({ contributions: published, increments, index }, least));
    const readSum = createSumReader({ contributions: published, increments, index });
    for (const measure of measures)
      for (const dimension of dimensions)
        for (const reader of [stranger, ...everybody]) {
          const { sum, organisations } = readSum(measure, dimension, reader);
          if (organisations < leastOrganisations) continue;
          const reply = { reader, low: sum % half, high: Math.floor(sum / half) };
          if (sizeOf(reply) !== organisations || includes(reply, reader))
            throw new Error(`the sum of ${measure} in ${dimension} for ${reader} is wrong`);
          replies.get(measure)!.set(`${reader} ${sum}`, reply);
        }
  }
  return {
    replies: new Map([...replies].map(([measure, some]) => [measure, [...some.values()]])),
    published: published.length,
  };
}

const bitsOf = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
};
const sizeOf = ({ low, high }: Reply): number => bitsOf(low) + bitsOf(high);
const includes = ({ low, high }: Reply, id: number): boolean =>
  id >= 0 && ((id < halfBits ? low >> id : high >> (id - halfBits)) & 1) === 1;

/** Counts the organisations that are in one of the two sums only, without the readers' own organisations. */
function differenceOf(one: Reply, other: Reply): number {
  const low = one.low ^ other.low;
  const high = one.high ^ other.high;
  const isKnown = (id: number) =>
    id >= 0 && ((id < halfBits ? low >> id : high >> (id - halfBits)) & 1) === 1;
  return (
    bitsOf(low) +
    bitsOf(high) -
    (isKnown(one.reader) ? 1 : 0) -
    (other.reader !== one.reader && isKnown(other.reader) ? 1 : 0)
  );
}

describe('the comparisons of a simulated year', () => {
  const years = [1, 2, 3].map((seed) => simulateYear(seed));

  it('show averages of nearly all organisations, and also of countries and industries', () => {
    for (const { replies, published } of years) {
      expect(published).toBeGreaterThan(organisationCount - least);
      const sizes = replies.get('overall')!.map(sizeOf);
      expect(Math.max(...sizes)).toBeGreaterThanOrEqual(organisationCount - 3 * least);
      // So many different sizes show that countries and industries are compared, too.
      expect(new Set(sizes).size).toBeGreaterThan(8);
    }
  });

  it('include the same organisations in any two replies, or differ by at least five, as many as an average needs', () => {
    for (const { replies } of years)
      for (const some of replies.values()) {
        let smallest = Infinity;
        for (const [position, one] of some.entries())
          for (const other of some.slice(position + 1)) {
            const difference = differenceOf(one, other);
            if (difference > 0) smallest = Math.min(smallest, difference);
          }
        expect(smallest).toBeGreaterThanOrEqual(leastOrganisations);
      }
  });

  it('reveal no value of one or two organisations by any linear combination', () => {
    for (const { replies } of years)
      for (const some of replies.values()) {
        const rows = some.filter(({ reader }) => reader === stranger);
        expect(rows.length).toBeGreaterThan(8);
        expect(findRevealed(rows.map(toRow))).toBeUndefined();
      }
  });
});

describe('the simulated attacker', () => {
  it.each([
    { sums: ['11111', '11110'], revealed: [4] },
    { sums: ['11111', '11100'], revealed: [3, 4] },
    // The first and the third sum, less the second one, are twice the first organisation.
    { sums: ['11000', '01100', '10100', '00011'], revealed: [0] },
    { sums: ['10111', '01111'], revealed: [0, 1] },
    { sums: ['11100', '10011', '01111'], revealed: [0] },
    { sums: ['11111', '11100', '00111'], revealed: [0, 1] },
    { sums: ['111000', '000111', '111111'], revealed: undefined },
    { sums: ['111111111', '111100000', '110011000'], revealed: undefined },
  ])('finds the organisations that the sums $sums reveal: $revealed', ({ sums, revealed }) => {
    const found = findRevealed(sums.map((sum) => [...sum].map(Number)));
    expect(found).toEqual(revealed);
  });
});

const toRow = (reply: Reply): number[] => everybody.map((id) => (includes(reply, id) ? 1 : 0));

/**
 * Finds one or two organisations such that some linear combination of the sums is about them and about nobody else.
 *
 * The sums are reduced to a basis in which each row has a pivot: an organisation that no other row of the basis has. A
 * combination of these rows has the pivots of all its rows. So a combination about one or two organisations is a row
 * with at most two organisations, or consists of two rows that are multiples of each other everywhere but at their
 * pivots.
 */
function findRevealed(sums: readonly number[][]): number[] | undefined {
  const basis = reduce(sums);
  const membersOf = (row: readonly number[]) => [...row.keys()].filter((id) => row[id] !== 0);
  const small = basis.find(({ row }) => membersOf(row).length <= 2);
  if (small) return membersOf(small.row);
  const pivots = basis.map(({ pivot }) => pivot);
  for (const [position, { pivot, row }] of basis.entries())
    for (const other of basis.slice(position + 1)) {
      const [first] = membersOf(row).filter((id) => id !== pivot);
      const factor = divide(other.row[first!]!, row[first!]!);
      const isMultiple = row.every(
        (value, id) => pivots.includes(id) || other.row[id] === (value * factor) % prime,
      );
      if (isMultiple) return [pivot, other.pivot];
    }
  return undefined;
}

/** A prime number. All calculations are with whole numbers modulo this prime. */
const prime = 1009;
const divide = (one: number, other: number): number => {
  let quotient = 0;
  while ((quotient * other) % prime !== one) quotient += 1;
  return quotient;
};

/** Eliminates each pivot from all other rows. */
function reduce(sums: readonly number[][]): { pivot: number; row: number[] }[] {
  let basis: { pivot: number; row: number[] }[] = [];
  /** Subtracts the multiple of `by.row`, modulo `prime`, that makes `row` 0 at `by.pivot`, where `by.row` has 1. */
  const clear = (row: readonly number[], by: { pivot: number; row: readonly number[] }) =>
    row.map((value, id) => (value + (prime - row[by.pivot]!) * by.row[id]!) % prime);
  for (const sum of sums) {
    const row = basis.reduce<number[]>(clear, sum);
    const pivot = row.findIndex((value) => value !== 0);
    if (pivot === -1) continue;
    const added = { pivot, row: row.map((value) => divide(value, row[pivot]!)) };
    basis = [...basis.map((one) => ({ ...one, row: clear(one.row, added) })), added];
  }
  return basis;
}
