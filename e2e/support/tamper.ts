import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Adds a line to files of a folder that would be noticed if it ran: `hasRun` in `globalThis`.
 * @returns sets them back
 */
export async function tamper(
  folder: string,
  isMeant: (file: string) => boolean,
): Promise<() => Promise<void>> {
  const names = (await readdir(folder)).filter(isMeant);
  if (names.length === 0) throw new Error(`no file of ${folder} is meant`);
  const originals = await Promise.all(
    names.map(async (name) => [join(folder, name), await readFile(join(folder, name))] as const),
  );
  const write = (added: string) =>
    Promise.all(originals.map(([path, bytes]) => writeFile(path, `${String(bytes)}${added}`)));
  await write('\n;globalThis.hasRun = true;');
  return async () => void (await write(''));
}
