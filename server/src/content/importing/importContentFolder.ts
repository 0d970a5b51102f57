import type { Database } from '../../database/connect.ts';
import { InvalidContentError } from '../invalidContentError.ts';
import { readContent } from '../reading/readContent.ts';
import { findSpellingIssues } from '../spelling/findSpellingIssues.ts';
import { importEdition, type ImportedEdition } from './importEdition.ts';

/**
 * Imports every edition of a content folder, or nothing if there is any issue.
 * @param spellingFolder the word lists of this installation: `spelling/` of its configured content folder
 * @returns the result for each edition; and a notice about checks that are not possible on this machine, undefined if
 *   there are none
 * @throws InvalidContentError with the issues of all files
 */
export async function importContentFolder({
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
  const { content, issues, files } = await readContent(contentFolder);
  const spelling = await findSpellingIssues(spellingFolder, files);
  if (!content || spelling.issues.length > 0)
    throw new InvalidContentError([...issues, ...spelling.issues]);
  const editions: ImportedEdition[] = [];
  for (const edition of content.editions) editions.push(await importEdition({ db, edition, now }));
  return { editions, notChecked: spelling.notChecked };
}
