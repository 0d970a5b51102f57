import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleVersion, RegistryModule } from '@cert/shared/contract';
import { buildInfoFile, readBuildInfo } from './buildInfo.ts';
import { assertUniquePaths, changeRegistry } from './changeRegistry.ts';
import { describeModule, releaseCanary, releaseVersion, upsertModule } from './moduleChanges.ts';
import { findBuildErrors, type ProvidedVersions, findVersionErrors } from './findBuildErrors.ts';
import type { ChangeOrigin, RegistryStore } from './registryStore.ts';

/**
 * Releases a build: checks it, uploads its files, then changes the registry.
 * @param folder folder of the build
 * @param provided the versions of the packages that the shell provides
 * @param canary the accounts that get the version first; all accounts by default
 * @returns the lines to print
 * @throws {Error} with all errors of the build; the registry is unchanged then
 */
export async function releaseModule(
  store: RegistryStore,
  {
    folder,
    provided,
    canary,
    now,
    by,
  }: {
    folder: string;
    provided: ProvidedVersions;
    by?: ChangeOrigin;
    canary?: { percent: number; accounts: readonly number[] };
    now: () => Date;
  },
): Promise<string[]> {
  const read = (file: string) => readFile(path.join(folder, file)).catch(() => undefined);
  const built = await readBuildInfo(read);
  if (!built) throw new Error(`${folder} holds no complete build`);
  const { name, version } = built;
  const errors = [
    ...(await findVersionErrors(version, read)),
    ...findBuildErrors(folder, { ...built, provided }),
  ];
  if (errors.length > 0)
    throw new Error(
      [...errors.map((error) => `${name}: ${error}`), 'Nothing was released.'].join('\n'),
    );
  const apply = (modules: readonly RegistryModule[]) =>
    upsertModule(modules, released(modules, { name, version, canary }));
  // Check before the upload, so that a path conflict leaves no files behind.
  assertUniquePaths(apply((await store.readRegistry())?.modules ?? []));
  const files = await uploadVersion(store, { folder, base: version.base });
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
