import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The hash of a file in the format of the `integrity` attribute. */
export function hashBytes(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * The hashes of the scripts and style sheets among some files, by file name.
 * @param files names within the folder
 */
export function hashFiles(folder: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files
      .filter((file) => /\.(js|css)$/.test(file))
      .toSorted()
      .map((file) => [file, hashBytes(readFileSync(path.join(folder, file)))]),
  );
}
