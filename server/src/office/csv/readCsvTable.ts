import type { ParsedArguments, Option } from '../command.ts';
import type { UsageIssue } from '../usageError.ts';
import { csvIssue } from './csvIssue.ts';
import { parseCsv, type CsvRow } from './parseCsv.ts';

type Columns = { readonly [name: string]: Option };

/** A parsed row; an empty cell counts as absent. */
export type TableRow<Declared extends Columns> = {
  line: number;
  values: ParsedArguments<Record<never, never>, Declared>;
};

/**
 * Parses a CSV text whose header names the options of the command.
 * @param unique column whose values must be unique
 * @returns the rows without issues, and all issues of the file
 */
export function readCsvTable<const Declared extends Columns>(
  text: string,
  { columns, unique }: { columns: Declared; unique: keyof Declared & string },
): { rows: TableRow<Declared>[]; issues: UsageIssue[] } {
  const [head, ...body] = parseCsv(text);
  if (!head) return { rows: [], issues: [csvIssue({ line: 1, message: 'the file is empty.' })] };
  // Spreadsheets also write the empty columns at the right that were once used; these are ignored.
  const names = withoutEmptyEnd(head.cells).map((cell) => cell.toLowerCase());
  const headerIssues = findHeaderIssues(names, columns);
  if (headerIssues.length > 0) return { rows: [], issues: headerIssues };
  if (body.length === 0)
    return { rows: [], issues: [csvIssue({ line: 1, message: 'no row follows the header.' })] };
  const read = body.map((row) => readRow(row, names, columns));
  return {
    rows: read.flatMap(({ line, values, issues }) =>
      issues.length > 0
        ? []
        : // The type assertion is safe: every cell was parsed by its column's declaration.
          [{ line, values: values as TableRow<Declared>['values'] }],
    ),
    issues: [...read.flatMap(({ issues }) => issues), ...findRepeats(read, unique)],
  };
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function findHeaderIssues(names: readonly string[], columns: Columns): UsageIssue[] {
  const issue = (column: string, message: string) => csvIssue({ line: 1, column, message });
  const known = Object.keys(columns).join(', ');
  return [
    ...names.flatMap((name, index) => {
      if (name === '')
        return [csvIssue({ line: 1, message: `column ${index + 1} has no heading.` })];
      if (!Object.hasOwn(columns, name))
        return [issue(name, `is not a column; there are ${known}.`)];
      return names.indexOf(name) < index ? [issue(name, 'occurs more than once.')] : [];
    }),
    ...Object.entries(columns).flatMap(([name, { isRequired }]) =>
      isRequired && !names.includes(name) ? [issue(name, 'this column is missing.')] : [],
    ),
  ];
}

type ReadRow = { line: number; values: { [name: string]: unknown }; issues: UsageIssue[] };

function readRow({ line, cells }: CsvRow, names: readonly string[], columns: Columns): ReadRow {
  const values: ReadRow['values'] = {};
  const issues: UsageIssue[] = [];
  if (withoutEmptyEnd(cells).length > names.length)
    issues.push(csvIssue({ line, message: 'has more cells than the header has columns.' }));
  for (const [index, column] of names.entries()) {
    const { schema, isRequired } = columns[column] ?? {};
    const cell = cells[index] ?? '';
    if (cell === '') {
      if (isRequired) issues.push(csvIssue({ line, column, message: 'is missing.' }));
      continue;
    }
    const parsed = schema ? schema.safeParse(cell) : { success: true as const, data: cell };
    if (parsed.success) values[column] = parsed.data;
    else
      for (const { message } of parsed.error.issues)
        issues.push(csvIssue({ line, column, message }));
  }
  return { line, values, issues };
}

function findRepeats(rows: readonly ReadRow[], column: string): UsageIssue[] {
  const firstLine = new Map<unknown, number>();
  return rows.flatMap(({ line, values }) => {
    const value = values[column];
    const first = firstLine.get(value);
    if (value === undefined) return [];
    if (first === undefined) firstLine.set(value, line);
    return first === undefined
      ? []
      : [csvIssue({ line, column, message: `“${String(value)}” is already on line ${first}.` })];
  });
}
