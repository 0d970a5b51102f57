import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RegistryEntry } from '@cert/shared/contract';
import type { Site } from './openSite.ts';

/** Reads the stable version of each module from the site's registry. */
export async function readStableVersions(site: Pick<Site, 'siteFolder'>): Promise<RegistryEntry[]> {
  const file = await readFile(join(site.siteFolder, 'modules.json'), 'utf8');
  const { modules } = JSON.parse(file) as Registry;
  return modules.flatMap(({ name, channels, versions }) =>
    versions
      .filter(({ version }) => version === channels.stable)
      .map((version) => ({ ...version, name })),
  );
}
