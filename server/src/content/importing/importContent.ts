import type { Database } from '../../database/connect.ts';
import { ContentFaultsError } from '../contentFaultsError.ts';
import { readContent } from '../reading/readContent.ts';
import { findSpellingFaults } from '../spelling/findSpellingFaults.ts';
import { importEdition, type ImportedEdition } from './importEdition.ts';

/**
 * Imports every edition of a content folder. With one fault left anywhere, nothing is imported.
 * @param spellingFolder the word lists of this installation, `spelling/` of its configured content folder
 * @returns what was done with each edition; and one line saying what could not be checked on this machine, undefined
 *   where everything was
 * @throws ContentFaultsError with all faults of all files
 */
export async function importContent({
  db,
  contentFolder,
  spellingFolder,
  now,
}: {
  db: Database;
  contentFolder: string;
  spellingFolder: string;
  now: () => Date;
}): Promise<{ editions: ImportedEdition[]; notChecked: string | undefined }> {
  const { content, faults, files } = await readContent(contentFolder);
  const spelling = await findSpellingFaults(spellingFolder, files);
  if (!content || spelling.faults.length > 0)
    throw new ContentFaultsError([...faults, ...spelling.faults]);
  const editions: ImportedEdition[] = [];
  for (const edition of content.editions) editions.push(await importEdition({ db, edition, now }));
  return { editions, notChecked: spelling.notChecked };
}
