/**
 * A group of organisations that published sums cannot tell apart, because each sum includes all of them or none.
 * `size` is their number; `sums` are the positions of the sums that include them.
 */
type Cell = { size: number; sums: readonly number[] };

/** Prime below 2^26, so that a product of two remainders is exact in a double. */
const prime = 67_108_859;
/** Maximum number of multiplications in one search; they take about 10 ms. A longer search has the result true. */
const mostWork = 4_000_000;

/**
 * Whether some linear combination of published sums is about at least one but fewer than `least` organisations. Then a
 * reader of the sums could compute something about these few. The search is exact, except that its result is true if it
 * would take too long. See docs/decisions/0057-comparisons-that-cannot-be-taken-apart.md.
 *
 * The sums are the rows of a matrix and the organisations its columns: 1 if the sum includes the organisation, else 0.
 * A combination of rows is about the organisations whose coefficient is not zero. A combination about organisations of
 * one set and about nobody else exists only if the matrix without the columns of this set has a smaller rank. So the
 * search looks for a set of fewer than `least` organisations whose removal lowers the rank. Every basis of the columns
 * contains a part of such a set, so the search removes each cell of one basis in turn. Another cell then takes its
 * place in the basis; if none can, the rank is lower.
 * @param sums ids of the organisations in each published sum
 */
export function canRevealFewOrganisations(
  sums: readonly (readonly number[])[],
  least: number,
): boolean {
  const cells = groupIntoCells(sums).sort((one, other) => other.size - one.size);
  let work = 0;
  return search({ tableau: reduce(cells, sums.length), removed: [], kept: [], left: least - 1 });

  function search({ tableau, removed, kept: keptBefore, left }: State): boolean {
    const kept = [...keptBefore];
    for (const [place, { cell, row }] of tableau.entries()) {
      const { size = 0 } = cells[cell] ?? {};
      if (size > left || kept.includes(place)) continue;
      const gone = [...removed, cell];
      const next = row.findIndex((value, other) => value !== 0 && !gone.includes(other));
      if (next === -1 || work > mostWork) return true;
      const state = { tableau: exchange(tableau, place, next), removed: gone, kept };
      if (search({ ...state, left: left - size })) return true;
      // All sets with this cell have been searched, so the following searches do not remove it.
      kept.push(place);
    }
    return false;
  }

  /** Replaces the basis cell in this place by another cell. */
  function exchange(tableau: Tableau, place: number, cell: number): Tableau {
    const { row: old = new Float64Array() } = tableau[place] ?? {};
    const row = divide(old, old[cell] ?? 1);
    return tableau.map((line, other) => {
      const factor = line.row[cell] ?? 0;
      if (other === place) return { cell, row };
      if (factor === 0) return line;
      work += row.length;
      return { cell: line.cell, row: subtractMultiple(line.row, row, factor) };
    });
  }
}

/**
 * The columns of all cells as combinations of those of a basis, modulo the prime: for each cell of the basis its
 * position among the cells, and the coefficients that the columns of all cells have for it.
 */
type Tableau = readonly { cell: number; row: Float64Array }[];

type State = {
  tableau: Tableau;
  /** Positions of the removed cells. */
  removed: readonly number[];
  /** Places in the basis whose cells must not be removed. */
  kept: readonly number[];
  /** Number of organisations that may still be removed. */
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

/** Finds the first cells whose columns are a basis of all columns, by elimination. */
function reduce(cells: readonly Cell[], height: number): Tableau {
  const rows = Array.from({ length: height }, () => new Float64Array(cells.length));
  for (const [position, { sums }] of cells.entries())
    for (const sum of sums) rows[sum]?.fill(1, position, position + 1);
  let tableau: { cell: number; row: Float64Array }[] = [];
  for (const given of rows) {
    let row: Float64Array = given;
    for (const line of tableau) row = subtractMultiple(row, line.row, row[line.cell] ?? 0);
    const cell = row.findIndex((value) => value !== 0);
    if (cell === -1) continue;
    const added = { cell, row: divide(row, row[cell] ?? 1) };
    tableau = tableau.map((line) => ({
      cell: line.cell,
      row: subtractMultiple(line.row, added.row, line.row[cell] ?? 0),
    }));
    tableau.push(added);
  }
  return tableau.sort((one, other) => one.cell - other.cell);
}

function subtractMultiple(row: Float64Array, other: Float64Array, factor: number): Float64Array {
  if (factor === 0) return row;
  return row.map((value, at) => {
    const difference = value - ((factor * (other[at] ?? 0)) % prime);
    return difference < 0 ? difference + prime : difference;
  });
}

function divide(row: Float64Array, by: number): Float64Array {
  if (by === 1) return row;
  const inverse = invert(by);
  return row.map((value) => (value * inverse) % prime);
}

/** Computes the inverse modulo the prime, by Fermat's little theorem. */
function invert(value: number): number {
  let result = 1;
  let power = value;
  for (let exponent = prime - 2; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * power) % prime;
    power = (power * power) % prime;
  }
  return result;
}
