import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildInfoFile } from '../buildInfoFile.ts';
import type { RegistryStore } from './registryStore.ts';

/**
 * Uploads a build to its version's folder. Existing files are never overwritten; the build info is written last.
 * @returns the number of files
 * @throws {Error} when a file already exists with other content
 */
export async function uploadVersion(
  store: RegistryStore,
  { folder, base }: { folder: string; base: string },
): Promise<number> {
  const files = readdirSync(folder).filter((file) => file !== buildInfoFile);
  for (const file of [...files, buildInfoFile])
    await store.writeFile(base.slice(1) + file, readFileSync(path.join(folder, file)));
  return files.length + 1;
}
