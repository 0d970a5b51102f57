/**
 * Organisations that published sums cannot tell apart, because each sum includes all of them or none: how many they are,
 * and the positions of the sums that include them.
 */
type Cell = { size: number; sums: readonly number[] };

/** Prime below 2^26, so that a product of two remainders is exact in a double. */
const prime = 67_108_859;
/** Limit for the multiplications of one search, some 10 ms; a search beyond it counts as one that found something. */
const mostWork = 4_000_000;

/**
 * Whether some linear combination of published sums is about fewer organisations than `least` (and at least one): then
 * whoever has read the sums can compute something about so few. It is an exact search, which gives up in favour of
 * “yes” where it would take too long. See docs/decisions/0057-comparisons-that-cannot-be-taken-apart.md.
 *
 * A combination is about the organisations whose coefficient is not zero. All coefficients outside of a set of
 * organisations can be zero only if the columns of the others have a smaller rank than all columns. So the search looks
 * for a set of fewer than `least` organisations whose removal lowers the rank. Such a set has a part in every basis, so
 * the search removes each cell of one basis in turn.
 * @param sums ids of the organisations in each published sum
 */
export function hasSmallCombination(sums: readonly (readonly number[])[], least: number): boolean {
  const cells = groupIntoCells(sums).sort((one, other) => other.size - one.size);
  const { basis } = findBasis(cells, sums.length);
  const rank = basis.length;
  let work = 0;
  return search({ available: cells, basis, keptCount: 0, left: least - 1 });

  /**
   * @param available the cells that are not removed; the first `keptCount` must not be removed
   * @param basis a basis of the available cells
   * @param left number of organisations that may still be removed
   */
  function search({ available, basis, keptCount, left }: State): boolean {
    const kept = available.slice(0, keptCount);
    for (const cell of basis) {
      if (cell.size > left || kept.includes(cell)) continue;
      const others = available.filter((one) => one !== cell && !kept.includes(one));
      const next = [...kept, ...others];
      const found = findBasis(next, sums.length, rank);
      work += found.work;
      if (found.basis.length < rank || work > mostWork) return true;
      const state = { available: next, basis: found.basis, keptCount: kept.length };
      if (search({ ...state, left: left - cell.size })) return true;
      // Sets with this cell have been searched, so the following ones keep it.
      kept.push(cell);
    }
    return false;
  }
}

type State = {
  available: readonly Cell[];
  basis: readonly Cell[];
  keptCount: number;
  left: number;
};

function groupIntoCells(sums: readonly (readonly number[])[]): Cell[] {
  const sumsOf = new Map<number, number[]>();
  for (const [position, ids] of sums.entries())
    for (const id of ids) {
      const own = sumsOf.get(id) ?? [];
      sumsOf.set(id, own);
      own.push(position);
    }
  const cells = new Map<string, { size: number; sums: readonly number[] }>();
  for (const own of sumsOf.values()) {
    const key = own.join();
    const cell = cells.get(key) ?? { size: 0, sums: own };
    cells.set(key, cell);
    cell.size += 1;
  }
  return [...cells.values()];
}

/**
 * Finds the first cells whose columns are a basis of all columns, by elimination modulo a prime.
 * @param rank stops at this many
 */
function findBasis(
  cells: readonly Cell[],
  height: number,
  rank = height,
): { basis: Cell[]; work: number } {
  const basis: Cell[] = [];
  const reduced: { pivot: number; column: Float64Array }[] = [];
  let work = 0;
  for (const cell of cells) {
    if (basis.length === rank) break;
    const column = new Float64Array(height);
    for (const position of cell.sums) column[position] = 1;
    work += height;
    for (const { pivot, column: earlier } of reduced) {
      const factor = column[pivot] ?? 0;
      if (factor === 0) continue;
      work += height;
      for (let row = 0; row < height; row += 1)
        column[row] = subtract(column[row] ?? 0, (factor * (earlier[row] ?? 0)) % prime);
    }
    const pivot = column.findIndex((value) => value !== 0);
    if (pivot === -1) continue;
    const inverse = invert(column[pivot] ?? 1);
    reduced.push({ pivot, column: column.map((value) => (value * inverse) % prime) });
    basis.push(cell);
  }
  return { basis, work };
}

const subtract = (one: number, other: number): number =>
  one >= other ? one - other : one - other + prime;

/** The inverse modulo the prime, by Fermat's little theorem. */
function invert(value: number): number {
  let result = 1;
  let power = value;
  for (let exponent = prime - 2; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * power) % prime;
    power = (power * power) % prime;
  }
  return result;
}
