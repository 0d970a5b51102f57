import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryEntry } from '@cert/shared/contract';
import { hashFiles } from '../../scripts/hashFiles.ts';
import { changeRegistry } from '../../scripts/modules/changeRegistry.ts';
import {
  releaseCanary,
  releaseVersion,
  upsertModule,
} from '../../scripts/modules/moduleChanges.ts';
import { openFolderStore } from '../../scripts/modules/openFolderStore.ts';
import type { Site } from './openSite.ts';
import { readStableVersions } from './readStableVersions.ts';

export type ModuleVariant = {
  /** The new version, such as `1.0.1`. Its files are copies of the current version's files. */
  version: string;
  /** Changes the content of a script; by default scripts stay the same. */
  change?: (script: string, file: string) => string;
  canary?: { percent: number; accounts: number[] };
  /** The range of contract versions that the variant declares; by default that of the current version. */
  contract?: string;
  pages?: RegistryEntry['pages'];
};

/**
 * Releases another version of a module to a test's site without building it: a copy of the current build
 * under another version and container name, because one page can load two versions.
 * @returns the path of the folder of the new version
 */
export async function releaseModuleVariant(
  site: Pick<Site, 'siteFolder'>,
  name: string,
  { version, change = (script) => script, canary, contract, ...given }: ModuleVariant,
): Promise<string> {
  const now = (await readStableVersions(site)).find((module) => module.name === name);
  if (!now) throw new Error(`the site has no module ${name}`);
  const base = `/modules/${name}/${version}/`;
  const container = `cert_${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
  const folder = join(site.siteFolder, base);
  await cp(join(site.siteFolder, now.base), folder, { recursive: true });
  for (const file of await readdir(folder)) {
    // Remove the compressed copies: the server would send them instead of the changed files.
    if (/\.(br|gz)$/.test(file)) await rm(join(folder, file));
    else if (file.endsWith('.js')) {
      const script = (await readFile(join(folder, file), 'utf8')).replaceAll(
        now.container,
        container,
      );
      await writeFile(join(folder, file), change(script, file));
    }
  }
  const { entry, parts, pages, slots, saves } = now;
  const released = {
    version,
    base,
    container,
    contract: contract ?? now.contract,
    files: hashFiles(folder),
    entry,
    parts,
    pages: given.pages ?? pages,
    slots,
    ...(saves && { saves }),
  };
  await changeRegistry(openFolderStore(site.siteFolder), {
    change: `release ${name} ${version}`,
    now: () => new Date(),
    apply(modules) {
      const module = modules.find((one) => one.name === name);
      const what = { name, version: released };
      return upsertModule(
        modules,
        canary ? releaseCanary(module, { ...what, canary }) : releaseVersion(module, what),
      );
    },
  });
  return folder;
}
