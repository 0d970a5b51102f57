import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Registry } from '@cert/shared/contract';
import type { Site } from './openSite.ts';

/** The folder with the files of a module's version that the site's registry names now. */
export async function moduleFolder(site: Site, name: string): Promise<string> {
  const file = await readFile(join(site.siteFolder, 'modules.json'), 'utf8');
  const entry = (JSON.parse(file) as Registry).modules.find(
    (module) => module.name === name,
  )?.entry;
  if (!entry) throw new Error(`the site has no module called ${name}`);
  return dirname(join(site.siteFolder, entry));
}
