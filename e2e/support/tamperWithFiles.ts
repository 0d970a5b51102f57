import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleVersion } from '@cert/shared/contract';
import type { Site } from './openSite.ts';

/**
 * Appends a line to some files of a version of a module. A page that runs the line gets `globalThis.hasRun`, which tests check.
 * @param isSelected selects files by name
 * @returns a function that restores the files
 */
export async function tamperWithFiles(
  site: Pick<Site, 'siteFolder'>,
  { base, files }: Pick<ModuleVersion, 'base' | 'files'>,
  isSelected: (file: string) => boolean,
): Promise<() => Promise<void>> {
  const folder = join(site.siteFolder, base);
  const names = Object.keys(files).filter(isSelected);
  if (names.length === 0) throw new Error('no file was selected');
  const originals = await Promise.all(
    names.map(async (name) => [join(folder, name), await readFile(join(folder, name))] as const),
  );
  const write = (added: string) =>
    Promise.all(originals.map(([path, bytes]) => writeFile(path, `${String(bytes)}${added}`)));
  await write('\n;globalThis.hasRun = true;');
  return async () => void (await write(''));
}
