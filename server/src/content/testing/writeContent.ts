import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeEdition } from './writeEdition.ts';

/** The content folder of this repository. */
export const realContentFolder = join(__dirname, '..', '..', '..', '..', 'content');

/**
 * Writes a temporary content folder: the programme of this repository and the small edition.
 * @param files texts by file name; they replace or extend the small edition's
 */
export async function writeContent(files?: {
  [name: string]: string | undefined;
}): Promise<string> {
  const contentFolder = join(await writeEdition(files), '..', '..');
  for (const name of ['programme.yaml', 'logo.svg', 'icon.svg', 'ornament.svg'])
    await copyFile(join(realContentFolder, name), join(contentFolder, name));
  return contentFolder;
}
