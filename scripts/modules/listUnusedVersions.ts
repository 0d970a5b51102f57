import type { ModulesCommandContext } from './command.ts';
import type { VersionFolder } from './registryStore.ts';

/** Days for which files are kept after their version left the registry, because pages that are still open need them. */
export const retentionDays = 30;

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Lists version folders that no page needs any more: written more than `retentionDays` ago, and in no state of the
 * registry since then.
 * @throws {Error} when there is no registry
 */
export async function listUnusedVersions({
  store,
  now,
}: ModulesCommandContext): Promise<VersionFolder[]> {
  const since = new Date(now().getTime() - retentionDays * dayMs);
  const inUse = new Set<string>();
  let states = 0;
  for await (const { changedAt, modules } of store.readHistory()) {
    states += 1;
    for (const { versions } of modules) for (const { base } of versions) inUse.add(base);
    // This state was current at the start of the retention period; older states do not matter.
    if (new Date(changedAt) <= since) break;
  }
  if (states === 0) throw new Error(`there is no registry in ${store.location}`);
  const folders = await store.listFolders();
  return folders.filter(({ place, writtenAt }) => writtenAt <= since && !inUse.has(`/${place}`));
}

/** Describes a folder in one line: location, number of files, date. */
export function describeVersionFolder({ place, files, writtenAt }: VersionFolder): string {
  return `${place}  ${files.length} files, written on ${writtenAt.toISOString().slice(0, 10)}`;
}
