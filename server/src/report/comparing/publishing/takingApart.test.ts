import { packValues, type Contribution, type MeasureIndex } from '../contribution.ts';
import { createRandom } from '../testing/createRandom.ts';
import { createPublishedSums } from './createPublishedSums.ts';
import { planIncrements } from './planIncrements.ts';
import type { Dimension, Increment, PublishedContribution } from './publication.ts';
import { isStepDue, leastInSum, listWaiting } from './steps.ts';

/*
 * An attacker reads every comparison of a year: on each day, by each organisation, with each filter. Organisation n has
 * the value 2^n, so an exact sum names the organisations behind it. The attacker therefore knows more than any reader,
 * who gets rounded averages.
 */

const leastOrganisations = 5;
const least = leastInSum(leastOrganisations);
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

/** The reader of the reports of others, such as a certifier. */
const stranger = -1;
const everybody = Array.from({ length: organisationCount }, (_, id) => id);

/** What a report showed: the reader's organisation, and the organisations behind the sum, in two numbers of 25 bits. */
type Reply = { reader: number; low: number; high: number };

/** A simulated year: organisations finalize on random days. @returns all different replies by measure */
function simulateYear(seed: number): { replies: Map<string, Reply[]>; published: number } {
  const next = createRandom(seed);
  const index: MeasureIndex = new Map();
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
      values: packValues(values, index),
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
    const waiting = listWaiting(contributions, new Set(published.map((one) => one.organisationId)));
    if (added.length === 0 || !isStepDue(waiting.length, published.length, least)) continue;
    published.push(...waiting.map(([id, one]) => ({ ...one, id })));
    increments.push(...planIncrements({ contributions: published, increments, index }, least));
    const readSum = createPublishedSums({ contributions: published, increments, index });
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

/** Number of organisations that are in one of the sums only and not the readers' own. */
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

describe('the comparisons of a year', () => {
  const years = [1, 2, 3].map((seed) => simulateYear(seed));

  it('are worth reading', () => {
    for (const { replies, published } of years) {
      expect(published).toBeGreaterThan(organisationCount - least);
      const sizes = replies.get('overall')!.map(sizeOf);
      expect(Math.max(...sizes)).toBeGreaterThanOrEqual(organisationCount - 3 * least);
      // Not only the average of all: also countries and industries.
      expect(new Set(sizes).size).toBeGreaterThan(8);
    }
  });

  it('differ between any two replies of any days and readers by nobody or by the bound', () => {
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

  it('determine by no linear combination what one or two organisations have', () => {
    for (const { replies } of years)
      for (const some of replies.values()) {
        const rows = some.filter(({ reader }) => reader === stranger);
        const rank = rankOf(rows, everybody);
        for (const one of everybody)
          for (const other of everybody.slice(one))
            expect([
              one,
              other,
              rankOf(
                rows,
                everybody.filter((id) => id !== one && id !== other),
              ),
            ]).toEqual([one, other, rank]);
      }
  });
});

/** The rank of the sums over these organisations, by elimination modulo the prime 1009. */
function rankOf(replies: readonly Reply[], organisations: readonly number[]): number {
  const prime = 1009;
  let rows: number[][] = replies.map((reply) =>
    organisations.map((id) => (includes(reply, id) ? 1 : 0)),
  );
  let rank = 0;
  for (let column = 0; column < organisations.length; column += 1) {
    const pivot = rows.find((row) => row[column] !== 0);
    if (!pivot) continue;
    rank += 1;
    rows = rows
      .filter((row) => row !== pivot)
      .map((row) =>
        row[column] === 0
          ? row
          : row.map(
              (value, at) =>
                (((value * pivot[column]! - pivot[at]! * row[column]!) % prime) + prime) % prime,
            ),
      );
  }
  return rank;
}
