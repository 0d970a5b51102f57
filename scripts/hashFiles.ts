import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The hash of a file in the format of the `integrity` attribute. */
export function hashBytes(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** The hashes of all scripts and style sheets directly in a build's folder, by file name. */
export function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder)
    .filter((file) => /\.(js|css)$/.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, hashBytes(readFileSync(path.join(folder, file)))]),
  );
}
