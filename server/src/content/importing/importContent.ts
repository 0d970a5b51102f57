import type { Database } from '../../database/connect.ts';
import { ContentFaultsError } from '../contentFaultsError.ts';
import { readContent } from '../reading/readContent.ts';
import { importEdition, type ImportedEdition } from './importEdition.ts';

/**
 * Imports every edition of a content folder. With one fault left anywhere, nothing is imported.
 * @throws ContentFaultsError with all faults of all files
 */
export async function importContent({
  db,
  contentFolder,
  now,
}: {
  db: Database;
  contentFolder: string;
  now: () => Date;
}): Promise<ImportedEdition[]> {
  const { content, faults } = await readContent(contentFolder);
  if (!content) throw new ContentFaultsError(faults);
  const imported: ImportedEdition[] = [];
  for (const edition of content.editions) imported.push(await importEdition({ db, edition, now }));
  return imported;
}
