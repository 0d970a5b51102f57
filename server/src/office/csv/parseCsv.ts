import { CsvError, parse } from 'csv-parse/sync';
import { UsageError } from '../usageError.ts';
import { csvIssue } from './csvIssue.ts';

/** The cells of a row, and the line on which it starts. */
export type CsvRow = { line: number; cells: readonly string[] };

const mostRows = 10_000;

/**
 * Splits a CSV text into rows, without empty lines. The delimiter is a semicolon if the first line contains one, as
 * spreadsheets write it in most of Europe, else a comma.
 * @throws UsageError if a quotation is not closed, or for more than 10,000 rows
 */
export function parseCsv(text: string): CsvRow[] {
  const [header = ''] = text.split(/\r?\n/, 1);
  const rows: CsvRow[] = [];
  let line = 1;
  for (const { record, info } of parseAll(text, header.includes(';') ? ';' : ',')) {
    if (record.some((cell) => cell !== '')) rows.push({ line, cells: record });
    line = info.lines + 1;
  }
  if (rows.length > mostRows + 1)
    throw new UsageError(`The file has more than ${mostRows.toLocaleString('en')} rows.`);
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
    const issue = csvIssue({ line, message: 'the quotation marks do not match.' });
    throw new UsageError('Nothing was imported:', [issue]);
  }
}
