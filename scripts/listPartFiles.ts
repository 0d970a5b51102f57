import path from 'node:path';
import type { Compilation } from 'webpack';
import type { ModuleFile } from '@cert/shared/contract';

/** By a part's name the files that show it. */
export type PartFiles = { [part: string]: string[] };

/**
 * The script files that show each part of what was built: a page, a part of a slot, or a language for its words. A
 * part is called as the file that is imported for it (`./AreaPage.tsx`, `./words.hr.ts`).
 * @param source the file in `src/` whose lazy imports are the parts; others import lazily, too, but no parts
 * @returns names within the build's folder, in the order in which they are needed; the entry is not among them
 */
export function listPartFiles(
  { chunkGroups, namedChunkGroups }: Pick<Compilation, 'chunkGroups' | 'namedChunkGroups'>,
  source: string,
): PartFiles {
  const exposed = namedChunkGroups.get('__federation_expose_module');
  const files: PartFiles = {};
  for (const group of chunkGroups)
    for (const { module, request } of group.origins)
      if (request && module?.identifier().endsWith(path.join('src', source)))
        files[partOf(request)] = [exposed, group]
          .flatMap((each) => each?.getFiles() ?? [])
          .filter((file) => file.endsWith('.js'));
  return files;
}

/** @throws Error when `module.json` names a part that the module does not have */
export function assertPartsBuilt({ name, pages, slots }: ModuleFile, built: PartFiles): void {
  for (const part of [...pages.map(({ page }) => page), ...slots.map(({ part }) => part)])
    if (!built[part]) throw new Error(`${name}: module.json names "${part}", module.ts does not`);
}

function partOf(request: string): string {
  return path
    .basename(request)
    .replace(/^words\./, '')
    .replace(/\.tsx?$/, '');
}
