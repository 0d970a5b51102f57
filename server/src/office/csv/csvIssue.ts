import type { UsageIssue } from '../usageError.ts';

/** A issue in a CSV file, told so that its writer finds it at once; lines count from 1, the header is the first. */
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
