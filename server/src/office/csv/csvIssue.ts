import type { UsageIssue } from '../usageError.ts';

/** An issue in a CSV file with its place; lines count from 1, including the header. */
export function csvIssue({
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
