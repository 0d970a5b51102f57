import type { UsageFault } from '../wrongUsage.ts';

/** A fault in a CSV file, told so that its writer finds it at once; lines count from 1, the header is the first. */
export function csvFault({
  line,
  column,
  message,
}: {
  line: number;
  column?: string;
  message: string;
}): UsageFault {
  const place = column === undefined ? `line ${line}` : `line ${line}, ${column}`;
  return { line, column: column ?? null, sentence: `${place}: ${message}` };
}
