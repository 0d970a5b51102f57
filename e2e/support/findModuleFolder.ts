import { join } from 'node:path';
import { readStableVersions } from './readStableVersions.ts';
import type { Site } from './openSite.ts';

/** Path of the folder with the stable version of a module. */
export async function findModuleFolder(site: Site, name: string): Promise<string> {
  const entry = (await readStableVersions(site)).find((module) => module.name === name);
  if (!entry) throw new Error(`the site has no module ${name}`);
  return join(site.siteFolder, entry.base.replace(/\/$/, ''));
}
