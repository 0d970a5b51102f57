import path from 'node:path';
import type { Compilation } from 'webpack';
import type { ModuleManifest } from '@cert/shared/contract';
import { languages } from '@cert/shared/domain';

/** The script files of each lazily loaded part, by the name of the part. */
export type LazyPartFiles = { [part: string]: string[] };

/**
 * The script files of each lazily loaded part of a build: a page, a slot component, or the messages in a language.
 * A part has the name of its imported file (`./AreaPage.tsx`, `./locales/hr.json`).
 * @param source the file in `src/` whose dynamic imports are the parts; dynamic imports of other files are ignored
 * @returns file names within the build's folder in loading order, without the entry
 */
export function listLazyPartFiles(
  { chunkGroups, namedChunkGroups }: Pick<Compilation, 'chunkGroups' | 'namedChunkGroups'>,
  source: string,
): LazyPartFiles {
  const exposed = namedChunkGroups.get('__federation_expose_module');
  const files: LazyPartFiles = {};
  for (const group of chunkGroups)
    for (const { module, request } of group.origins)
      if (request && module?.identifier().endsWith(path.join('src', source)))
        files[partOf(request)] = [exposed, group]
          .flatMap((each) => each?.getFiles() ?? [])
          .filter((file) => file.endsWith('.js'));
  return files;
}

/**
 * Checks that a build has the messages in every language, and every part that `module.json` names.
 * @param name of the shell or module
 * @throws {Error} naming a missing part
 */
export function assertLazyPartsBuilt(
  name: string,
  { pages, slots }: Pick<ModuleManifest, 'pages' | 'slots'>,
  built: LazyPartFiles,
): void {
  for (const language of languages)
    if (!built[language]) throw new Error(`${name}: the build has no messages in "${language}"`);
  for (const part of [...pages.map(({ page }) => page), ...slots.map(({ part }) => part)])
    if (!built[part])
      throw new Error(`${name}: module.json names "${part}", but module.ts has no such part`);
}

function partOf(request: string): string {
  return path.basename(request).replace(/\.(tsx?|json)$/, '');
}
