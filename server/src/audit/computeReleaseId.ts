import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Programme } from '../programme/programme.ts';
import type { Database } from '../database/connect.ts';
import { readSigningKey } from '../database/readSigningKey.ts';

/** The source files that, together with the data, determine a reply. */
const sources = ['server/src/**/*.{ts,json}', 'shared/src/**/*.ts', 'package-lock.json'];

/**
 * Hashes the sources of a server.
 * @param root the repository
 */
export async function hashSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root }).toSorted();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  for (const [at, content] of contents.entries()) hash.update(`\0${files[at]}\0`).update(content);
  return hash.digest('base64url');
}

/**
 * Computes an id that is equal on all servers of an installation that run the same sources with the same programme.
 * ETags contain it, because another release may reply differently to the same data. A restored backup gets another id,
 * because its change counters may reach values that the original installation has already used in ETags.
 * @param sourcesHash from `hashSources`
 */
export async function computeReleaseId({
  db,
  programme,
  sourcesHash,
}: {
  db: Database;
  programme: Programme;
  sourcesHash: string;
}): Promise<string> {
  return createHash('sha256')
    .update(await readSigningKey(db, 'replies'))
    .update(JSON.stringify(programme))
    .update(`\0${sourcesHash}`)
    .digest('base64url');
}
