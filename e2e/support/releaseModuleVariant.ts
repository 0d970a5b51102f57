import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleVersion, RegistryEntry } from '@cert/shared/contract';
import { hashFiles } from '../../scripts/hashFiles.ts';
import { changeRegistry } from '../../scripts/modules/changeRegistry.ts';
import {
  releaseCanary,
  releaseVersion,
  upsertModule,
} from '../../scripts/modules/moduleChanges.ts';
import { openFolderStore } from '../../scripts/modules/openFolderStore.ts';
import { findStableVersion } from './findStableVersion.ts';
import type { Site } from './openSite.ts';

export type ModuleVariant = {
  /** The new version, such as `1.0.1`. Its files are those of the current version. */
  version: string;
  /** Changes the content of a script; by default scripts stay the same. */
  change?: (script: string, file: string) => string;
  canary?: { percent: number; accounts: number[] };
  /** The range of contract versions that the variant declares; by default that of the current version. */
  contract?: string;
  pages?: RegistryEntry['pages'];
};

/**
 * Releases another version of a module to a test's site without building it. As in a real release, the version has an
 * entry of its own, `entry.1.0.1.js`, and shares with the current version the files that are not changed.
 * @returns the version, as the registry has it
 */
export async function releaseModuleVariant(
  site: Pick<Site, 'siteFolder'>,
  name: string,
  { version, change = (script) => script, canary, ...given }: ModuleVariant,
): Promise<ModuleVersion> {
  const now = await findStableVersion(site, name);
  const { folder, base, slots, saves } = now;
  const container = `cert_${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
  const entry = `entry.${version}.js`;
  let entryText = await readFile(join(folder, now.entry), 'utf8');
  entryText = change(entryText, now.entry).replaceAll(now.container, container);
  const renamed = new Map([[now.entry, entry]]);
  for (const file of Object.keys(now.files).filter((one) => one !== now.entry)) {
    const text = await readFile(join(folder, file), 'utf8');
    const changed = change(text, file);
    if (changed === text) continue;
    const [oldHash = ''] = /[0-9a-f]{10}(?=\.\w+$)/.exec(file) ?? [];
    const newHash = createHash('sha256').update(changed).digest('hex').slice(0, 10);
    renamed.set(file, file.replace(oldHash, newHash));
    // Only the entry contains the hashes of the other files.
    entryText = entryText.replaceAll(oldHash, newHash);
    await writeFile(join(folder, file.replace(oldHash, newHash)), changed);
  }
  await writeFile(join(folder, entry), entryText);
  const rename = (file: string) => renamed.get(file) ?? file;
  const released: ModuleVersion = {
    version,
    base,
    container,
    entry,
    contract: given.contract ?? now.contract,
    pages: given.pages ?? now.pages,
    slots,
    ...(saves && { saves }),
    files: hashFiles(folder, Object.keys(now.files).map(rename)),
    parts: Object.fromEntries(
      Object.entries(now.parts).map(([part, files]) => [part, files.map(rename)]),
    ),
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
  return released;
}
