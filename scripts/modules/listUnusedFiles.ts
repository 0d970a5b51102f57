import type { ModuleVersion } from '@cert/shared/contract';
import {
  buildInfoFile,
  listBuildFiles,
  readBuildInfo,
  toBuildInfoPath,
  type BuildInfo,
  type VersionName,
} from './buildInfo.ts';
import type { ModulesCommandContext } from './command.ts';
import type { RegistryStore, StoredFile } from './registryStore.ts';

/** Days for which files are kept after their version left the registry, because pages that are still open need them. */
export const retentionDays = 30;

const dayMs = 24 * 60 * 60 * 1_000;

/** What no page needs any more. */
export type UnusedFiles = {
  versions: (VersionName & { writtenAt: Date })[];
  /** Paths below the store's root: the descriptions of the versions first, then files that no other version has. */
  files: string[];
};

/**
 * Lists what no page needs any more: versions that were written more than `retentionDays` ago and are in no state of the
 * registry since then, and the files, as old as that, of no other version.
 * @throws {Error} when there is no registry
 */
export async function listUnusedFiles(context: ModulesCommandContext): Promise<UnusedFiles> {
  const { store } = context;
  const now = context.now();
  const registered = await readVersionsSince(store, toRetentionStart(now));
  const stored = await store.listFiles();
  const released = listReleasedVersions(stored);
  const versions = released.filter(
    (one) => isOld(one, now) && !registered.has(toBuildInfoPath(one)),
  );
  const others = released.filter((one) => !versions.includes(one));
  const isNeeded = createFileTest([
    ...registered.values(),
    ...(await Promise.all(others.map((one) => readBuildInfo(store, one)))).filter(
      (build) => build !== undefined,
    ),
  ]);
  const files = stored
    .filter((one) => isOld(one, now) && !isNeeded(one.file))
    .map(({ file }) => file);
  return {
    versions,
    files: files.toSorted((a, b) => Number(isBuildInfo(b)) - Number(isBuildInfo(a))),
  };
}

/** The start of the retention period that ends now. */
function toRetentionStart(now: Date): Date {
  return new Date(now.getTime() - retentionDays * dayMs);
}

/** Whether a file was written before the retention period that ends now. */
export function isOld({ writtenAt }: Pick<StoredFile, 'writtenAt'>, now: Date): boolean {
  return writtenAt <= toRetentionStart(now);
}

/** Reads the versions in all states of the registry that were current since a time, by the path of the description. */
async function readVersionsSince(
  store: RegistryStore,
  since: Date,
): Promise<Map<string, { name: string; version: ModuleVersion }>> {
  const found = new Map<string, { name: string; version: ModuleVersion }>();
  let states = 0;
  for await (const { changedAt, modules } of store.readHistory()) {
    states += 1;
    for (const { name, versions } of modules)
      for (const version of versions)
        found.set(toBuildInfoPath({ name, version: version.version }), { name, version });
    // This state was current at the start of the retention period; older states do not matter.
    if (new Date(changedAt) <= since) break;
  }
  if (states === 0) throw new Error(`there is no registry in ${store.location}`);
  return found;
}

function listReleasedVersions(stored: readonly StoredFile[]): UnusedFiles['versions'] {
  return stored
    .filter(({ file }) => isBuildInfo(file))
    .map(({ file, writtenAt }) => {
      const [, name = '', version = ''] = file.split('/');
      return { name, version, writtenAt };
    });
}

function isBuildInfo(file: string): boolean {
  return file.endsWith(`/${buildInfoFile}`);
}

/** Returns a function that tells whether one of the builds needs a file. */
function createFileTest(builds: readonly BuildInfo[]): (file: string) => boolean {
  const files = new Set(builds.flatMap(listBuildFiles));
  // Earlier commands released each version to a folder of its own, without a list of its assets.
  const folders = builds
    .filter(({ version }) => version.base.endsWith(`/${version.version}/`))
    .map(({ version }) => version.base.slice(1));
  return (file) => files.has(file) || folders.some((folder) => file.startsWith(folder));
}

/** Describes in one line each: the versions, and how many files are theirs only. */
export function describeUnusedFiles({ versions, files }: UnusedFiles): string[] {
  if (files.length === 0) return [];
  return [
    ...versions.map(
      ({ name, version, writtenAt }) =>
        `${name} ${version}  written on ${writtenAt.toISOString().slice(0, 10)}`,
    ),
    `Files that no other version has: ${files.length}`,
  ];
}
