import { listBuildFiles } from './buildInfo.ts';
import { changeRegistry } from './changeRegistry.ts';
import type { ModulesCommandContext } from './command.ts';
import { isOld, type UnusedFiles } from './listUnusedFiles.ts';

/**
 * Records the removal in the registry's history, then removes the files. The descriptions of the versions come first: a
 * version without its description is never used. A file that a release has written or used again since it was listed
 * stays.
 * @throws {Error} without removing anything, when one of the files is needed by the registry again
 */
export async function removeUnusedFiles(
  { store, now, readOrigin }: ModulesCommandContext,
  { versions, files }: UnusedFiles,
): Promise<void> {
  const names = versions.map(({ name, version }) => `${name} ${version}`);
  await changeRegistry(store, {
    change: `remove ${[...names, `files: ${files.length}`].join(', ')}`,
    now,
    by: await readOrigin?.(),
    apply(modules) {
      const needed = new Set(
        modules.flatMap(({ name, versions: kept }) =>
          kept.flatMap((version) => listBuildFiles({ name, version })),
        ),
      );
      const again = files.find((file) => needed.has(file));
      if (again !== undefined) throw new Error(`${again} is in use again`);
      return [...modules];
    },
  });
  const end = now();
  const stored = await store.listFiles();
  const old = new Set(stored.filter((one) => isOld(one, end)).map(({ file }) => file));
  for (const file of files.filter((one) => old.has(one))) await store.removeFile(file);
}
