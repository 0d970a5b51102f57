import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Appends a line to some files of a folder. A page that runs the line gets `globalThis.hasRun`, which tests check.
 * @param isSelected selects files by name
 * @returns a function that restores the files
 */
export async function tamperWithFiles(
  folder: string,
  isSelected: (file: string) => boolean,
): Promise<() => Promise<void>> {
  const names = (await readdir(folder)).filter(isSelected);
  if (names.length === 0) throw new Error(`no file of ${folder} was selected`);
  const originals = await Promise.all(
    names.map(async (name) => [join(folder, name), await readFile(join(folder, name))] as const),
  );
  const write = (added: string) =>
    Promise.all(originals.map(([path, bytes]) => writeFile(path, `${String(bytes)}${added}`)));
  await write('\n;globalThis.hasRun = true;');
  return async () => void (await write(''));
}
