import path from 'node:path';
import type { ModuleVersion, RegistryModule } from '@cert/shared/contract';
import { listBuildFiles, readBuildInfo, type BuildInfo, type VersionName } from './buildInfo.ts';
import { assertUniquePaths, changeRegistry } from './changeRegistry.ts';
import { describeModule, releaseCanary, releaseVersion, upsertModule } from './moduleChanges.ts';
import { findBuildErrors, type ProvidedVersions, findVersionErrors } from './findBuildErrors.ts';
import { createVersionFileReader } from './createVersionFileReader.ts';
import { openFolderStore } from './openFolderStore.ts';
import type { ChangeOrigin, RegistryStore } from './registryStore.ts';

/**
 * Releases a build: checks it, uploads its files, then changes the registry.
 * @param site root folder of the site that the module was built in
 * @param built the build in that site
 * @param provided the versions of the packages that the shell provides
 * @param canary the accounts that get the version first; all accounts by default
 * @returns the lines to print
 * @throws {Error} with all errors of the build; the registry is unchanged then
 */
export async function releaseModule(
  store: RegistryStore,
  {
    site,
    built: wanted,
    provided,
    canary,
    now,
    by,
  }: {
    site: string;
    built: VersionName;
    provided: ProvidedVersions;
    by?: ChangeOrigin;
    canary?: { percent: number; accounts: readonly number[] };
    now: () => Date;
  },
): Promise<string[]> {
  const source = openFolderStore(site);
  const built = await readBuildInfo(source, wanted);
  if (!built) throw new Error(`${site} has no complete build ${wanted.name} ${wanted.version}`);
  const { name, version } = built;
  const errors = [
    ...(await findVersionErrors(version, createVersionFileReader(source, version.base))),
    ...findBuildErrors(path.join(site, version.base), { ...built, provided }),
  ];
  if (errors.length > 0)
    throw new Error(
      [...errors.map((error) => `${name}: ${error}`), 'Nothing was released.'].join('\n'),
    );
  const apply = (modules: readonly RegistryModule[]) =>
    upsertModule(modules, released(modules, { name, version, canary }));
  // Check before the upload, so that a path conflict leaves no files behind.
  assertUniquePaths(apply((await store.readRegistry())?.modules ?? []));
  const files = await uploadVersion(store, { source, built });
  const share = canary ? ` to ${canary.percent} %` : '';
  const change = `release ${name} ${version.version}${share}`;
  const { modules, revision } = await changeRegistry(store, { change, apply, now, by });
  return [
    `${files} files in ${store.location}${version.base}`,
    ...modules.filter((module) => module.name === name).map(describeModule),
    `Pages that are opened from now on use it (revision ${revision}).`,
  ];
}

function released(
  modules: readonly RegistryModule[],
  {
    canary,
    ...what
  }: {
    name: string;
    version: ModuleVersion;
    canary?: { percent: number; accounts: readonly number[] };
  },
): RegistryModule {
  const module = modules.find(({ name }) => name === what.name);
  return canary ? releaseCanary(module, { ...what, canary }) : releaseVersion(module, what);
}

/** Source maps and compressed copies may differ although the file is the same: by a comment, by the version of Node. */
const mayDiffer = /\.(map|br|gz)$/;

/**
 * Copies a build to another store, its description last. Files are never overwritten.
 * @returns the number of files
 * @throws {Error} when the build is incomplete, or a file already exists with other content
 */
export async function uploadVersion(
  store: Pick<RegistryStore, 'writeFile'>,
  { source, built }: { source: Pick<RegistryStore, 'readFile'>; built: BuildInfo },
): Promise<number> {
  const files = listBuildFiles(built);
  for (const file of files) {
    const bytes = await source.readFile(file);
    if (!bytes) throw new Error(`${file} is missing in the build`);
    const result = await store.writeFile(file, bytes);
    if (result === 'has other content' && !mayDiffer.test(file))
      throw new Error(`${file} already exists with other content`);
  }
  return files.length;
}
