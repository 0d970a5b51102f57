import { stripVTControlCharacters } from 'node:util';

const maxLines = 8;
const maxLineLength = 200;

/** Matches lines in which compilers, linters and test runners report a failure. */
const failureLine = /\berror\b|●|✗|→|Expected|Received|✖/i;

/** Returns the lines of a program's output that best explain its failure; its last lines when no line matches. */
export function summariseOutput(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  const best = lines.filter((line) => failureLine.test(line));
  const chosen = best.length > 0 ? best.slice(0, maxLines) : lines.slice(-maxLines);
  const left = best.length - maxLines;
  return [
    ...[...new Set(chosen)].map((line) => line.slice(0, maxLineLength)),
    ...(left > 0 ? [`… and ${left} more lines`] : []),
  ];
}
