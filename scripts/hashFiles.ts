import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The hash that browsers hold a file against, as they write it. */
export function hashOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** By name the hash of every script and style sheet that stands directly in a build's folder. */
export function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder)
    .filter((file) => /\.(js|css)$/.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, hashOf(readFileSync(path.join(folder, file)))]),
  );
}
