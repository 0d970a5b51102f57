import { join } from 'node:path';
import { readStableVersions } from './readStableVersions.ts';
import type { Site } from './openSite.ts';

/** The folder with the files of a module's version that the site's registry names now. */
export async function moduleFolder(site: Site, name: string): Promise<string> {
  const entry = (await readStableVersions(site)).find((module) => module.name === name);
  if (!entry) throw new Error(`the site has no module called ${name}`);
  return join(site.siteFolder, entry.base.replace(/\/$/, ''));
}
