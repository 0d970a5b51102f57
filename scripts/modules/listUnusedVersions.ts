import type { CommandContext } from './command.ts';
import type { VersionFolder } from './registryStore.ts';

/** So long a version's files stay after it was last in the registry, for pages that are still open. Source: issue 9. */
export const retentionDays = 30;

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Version folders that no page can want any more: written longer ago than `retentionDays`, and in no state that the
 * registry had since.
 * @throws Error where there is no registry: nobody can tell then
 */
export async function listUnusedVersions({ store, now }: CommandContext): Promise<VersionFolder[]> {
  const since = new Date(now().getTime() - retentionDays * dayMs);
  const inUse = new Set<string>();
  let states = 0;
  for await (const { changedAt, modules } of store.readHistory()) {
    states += 1;
    for (const { versions } of modules) for (const { base } of versions) inUse.add(base);
    // It was the state of that day, and so the last that counts.
    if (new Date(changedAt) <= since) break;
  }
  if (states === 0) throw new Error(`there is no module in ${store.location}`);
  const folders = await store.listFolders();
  return folders.filter(({ place, writtenAt }) => writtenAt <= since && !inUse.has(`/${place}`));
}

/** One line about a folder: where it is, and since when. */
export function describeFolder({ place, files, writtenAt }: VersionFolder): string {
  return `${place}  ${files.length} files of ${writtenAt.toISOString().slice(0, 10)}`;
}
