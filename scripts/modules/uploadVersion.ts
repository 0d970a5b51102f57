import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildInfoFile } from '../buildInfoFile.ts';
import type { RegistryStore } from './registryStore.ts';

/**
 * Puts a build into its version's folder, where nothing is ever overwritten; what says that it is whole comes last.
 * @returns how many files there are
 * @throws Error when a file is there already with another content
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
