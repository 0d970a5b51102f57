/**
 * Maximum number of rows per statement. PostgreSQL allows 65,535 values per statement, and no table has more than 30
 * columns.
 */
const rowsPerStatement = 1000;

/** Splits rows into chunks for one statement each. */
export function splitIntoChunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsPerStatement);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}
