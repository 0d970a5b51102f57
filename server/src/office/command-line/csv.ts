import { open } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import type { ParsedArguments, Option } from './command.ts';
import { type UsageIssue, UsageError } from './usageError.ts';

type Columns = { readonly [name: string]: Option };

/** A parsed row; an empty cell counts as absent. */
export type ParsedCsvRow<Declared extends Columns> = {
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
): { rows: ParsedCsvRow<Declared>[]; issues: UsageIssue[] } {
  const [head, ...body] = parseCsv(text);
  if (!head)
    return { rows: [], issues: [createCsvIssue({ line: 1, message: 'the file is empty.' })] };
  // Ignores empty columns at the right: spreadsheets also write columns whose content was deleted.
  const names = withoutEmptyEnd(head.cells).map((cell) => cell.toLowerCase());
  const headerIssues = findHeaderIssues(names, columns);
  if (headerIssues.length > 0) return { rows: [], issues: headerIssues };
  if (body.length === 0)
    return {
      rows: [],
      issues: [createCsvIssue({ line: 1, message: 'no row follows the header.' })],
    };
  const read = body.map((row) => readRow(row, names, columns));
  return {
    rows: read.flatMap(({ line, values, issues }) =>
      issues.length > 0
        ? []
        : // The type assertion is safe: every cell was parsed by its column's declaration.
          [{ line, values: values as ParsedCsvRow<Declared>['values'] }],
    ),
    issues: [...read.flatMap(({ issues }) => issues), ...findRepeats(read, unique)],
  };
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function findHeaderIssues(names: readonly string[], columns: Columns): UsageIssue[] {
  const issue = (column: string, message: string) => createCsvIssue({ line: 1, column, message });
  const known = Object.keys(columns).join(', ');
  return [
    ...names.flatMap((name, index) => {
      if (name === '')
        return [createCsvIssue({ line: 1, message: `column ${index + 1} has no heading.` })];
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
    issues.push(createCsvIssue({ line, message: 'has more cells than the header has columns.' }));
  for (const [index, column] of names.entries()) {
    const { schema, isRequired } = columns[column] ?? {};
    const cell = cells[index] ?? '';
    if (cell === '') {
      if (isRequired) issues.push(createCsvIssue({ line, column, message: 'is missing.' }));
      continue;
    }
    const parsed = schema ? schema.safeParse(cell) : { success: true as const, data: cell };
    if (parsed.success) values[column] = parsed.data;
    else
      for (const { message } of parsed.error.issues)
        issues.push(createCsvIssue({ line, column, message }));
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
      : [
          createCsvIssue({
            line,
            column,
            message: `“${String(value)}” is already on line ${first}.`,
          }),
        ];
  });
}

/** The cells of a row, and the line on which it starts. */
type CsvRow = { line: number; cells: readonly string[] };

const maxRows = 10_000;

/**
 * Splits a CSV text into rows, without empty lines. The delimiter is a semicolon if the first line contains one, as
 * spreadsheets write it in most of Europe, else a comma.
 * @throws UsageError if a quotation is not closed, or for more than 10,000 rows
 */
function parseCsv(text: string): CsvRow[] {
  const [header = ''] = text.split(/\r?\n/, 1);
  const rows: CsvRow[] = [];
  let line = 1;
  for (const { record, info } of parseAll(text, header.includes(';') ? ';' : ',')) {
    if (record.some((cell) => cell !== '')) rows.push({ line, cells: record });
    line = info.lines + 1;
  }
  if (rows.length > maxRows + 1)
    throw new UsageError(`The file has more than ${maxRows.toLocaleString('en')} rows.`);
  return rows;
}

function parseAll(text: string, delimiter: string) {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    const issue = createCsvIssue({ line, message: 'the quotation marks do not match.' });
    throw new UsageError('Nothing was imported:', [issue]);
  }
}

/** Maximum size of a CSV file. A list of the office is far smaller, so a larger file is probably the wrong one. */
const maxBytes = 5 * 1024 * 1024;

/**
 * Reads a CSV file, without a byte order mark.
 * @throws UsageError if it is too large or not UTF-8; the system's error if it cannot be read
 */
export async function readCsvFile(file: string): Promise<string> {
  const bytes = await readBytes(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${file} is not UTF-8; save it as “CSV UTF-8”.`);
  }
}

async function readBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new UsageError(`${file} is not a file.`);
    if (stat.size > maxBytes) throw new UsageError(`${file} is larger than 5 MB.`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/**
 * Rejects a file with issues, because a file is imported completely or not at all.
 * @throws UsageError with all issues, if there are any
 */
export function assertNoCsvIssues(issues: readonly UsageIssue[]): void {
  if (issues.length === 0) return;
  const count = `${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}`;
  throw new UsageError(
    `The file has ${count}; nothing was imported.`,
    issues.toSorted((one, other) => Number(one.line) - Number(other.line)),
  );
}

/**
 * Creates an issue that names its line and, if given, its column in the CSV file. Lines count from 1, including the
 * header.
 */
export function createCsvIssue({
  line,
  column,
  message,
}: {
  line: number;
  column?: string;
  message: string;
}): UsageIssue {
  const place = column === undefined ? `line ${line}` : `line ${line}, ${column}`;
  return { line, column: column ?? null, sentence: `${place}: ${message}` };
}
