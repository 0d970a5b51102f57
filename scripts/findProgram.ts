import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Looks for a program on the PATH, then in further folders.
 * @param names possible names in order of preference
 * @param more further folders; a glob pattern's matches are searched from the last to the first
 * @returns its full path, or undefined when it was not found
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
