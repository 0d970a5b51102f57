import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/makeTestFolder.ts';
import { smallCategory } from './smallCategory.ts';

const head = `key: small
title: { hr: Mali, sr: Mali upitnik, en: Small }
isExcerpt: true
`;

/**
 * Writes an edition of one category into a temporary folder, removed after the test file.
 * @param files texts by file name; they replace or extend the small edition's, undefined removes one
 * @returns the folder, `…/editions/small`
 */
export async function writeEdition(
  files: { [name: string]: string | undefined } = {},
): Promise<string> {
  const folder = join(await makeTestFolder('content'), 'editions', 'small');
  await mkdir(folder, { recursive: true });
  const all = { 'edition.yaml': head, '1-attracting.yaml': smallCategory, ...files };
  for (const [name, text] of Object.entries(all))
    if (text !== undefined) await writeFile(join(folder, name), text);
  return folder;
}
