/** Rows of one statement: PostgreSQL takes 65,535 values, and no table has more than 30 columns. */
const rowsPerStatement = 1000;

/** Cuts rows into as many as one statement takes. */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsPerStatement);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}
