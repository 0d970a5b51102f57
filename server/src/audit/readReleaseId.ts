import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Programme } from '../content/schema/programme.ts';
import type { Database } from '../database/connect.ts';
import { readSigningKey } from '../database/readSigningKey.ts';

/** What a reply depends on beside the data. */
const sources = ['server/src/**/*.ts', 'shared/src/**/*.ts', 'package-lock.json'];

/**
 * Something that is the same on all servers of one installation that run the same sources with the same programme,
 * and differs otherwise: what they reply about the same data may differ then, too. A restored backup counts as another
 * installation, for its counters may come to stand where those of the data before stood.
 * @param root the repository
 */
export async function readReleaseId({
  db,
  programme,
  root,
}: {
  db: Database;
  programme: Programme;
  root: string;
}): Promise<string> {
  const hash = createHash('sha256')
    .update(await readSigningKey(db, 'replies'))
    .update(JSON.stringify(programme));
  const files = globSync(sources, { cwd: root }).toSorted();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  for (const [at, content] of contents.entries()) hash.update(`\0${files[at]}\0`).update(content);
  return hash.digest('base64url');
}
