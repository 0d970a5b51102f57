import { join } from 'node:path';
import type { RegistryEntry } from '@cert/shared/contract';
import type { Site } from './openSite.ts';
import { readStableVersions } from './readStableVersions.ts';

/**
 * The stable version of a module, and the path of the folder with its files.
 * @throws {Error} when the site has no such module
 */
export async function findStableVersion(
  site: Pick<Site, 'siteFolder'>,
  name: string,
): Promise<RegistryEntry & { folder: string }> {
  const entry = (await readStableVersions(site)).find((module) => module.name === name);
  if (!entry) throw new Error(`the site has no module ${name}`);
  return { ...entry, folder: join(site.siteFolder, entry.base.replace(/\/$/, '')) };
}
