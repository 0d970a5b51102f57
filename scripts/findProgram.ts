import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Looks for a program on the path, then in more places.
 * @param names its name, or several in the order of preference
 * @param more folders to look in besides; may be patterns, of which the last match is taken first
 * @returns its full path, or undefined
 */
export function findProgram(
  names: readonly string[],
  more: readonly string[] = [],
): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...more.flatMap((pattern) => globSync(pattern).sort().reverse()),
  ];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
