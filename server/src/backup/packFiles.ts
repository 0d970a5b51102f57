import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../documents/stores/fileStore.ts';
import type { ArchiveManifest } from './archiveManifest.ts';
import type { AddEntry } from './packArchive.ts';
import type { StoredDocument } from './packTables.ts';
import { spool } from './spool.ts';

/**
 * Adds the files that the tables refer to. A document without its file is reported in `faults`. An orphaned file that
 * is missing is not, because it may not have been uploaded yet. Other files in the store are skipped.
 * @param folder for temporary copies of the files
 */
export async function packFiles({
  documents,
  orphanedNames,
  files,
  folder,
  add,
}: {
  documents: readonly StoredDocument[];
  orphanedNames: readonly string[];
  files: Pick<FileStore, 'read'>;
  folder: string;
  add: AddEntry;
}): Promise<Pick<ArchiveManifest, 'files' | 'faults'>> {
  const packed: ArchiveManifest['files'] = [];
  const faults: ArchiveManifest['faults'] = [];
  const packFile = async (storedName: string): Promise<string | undefined> => {
    const bytes = await files.read(storedName);
    if (!bytes) return undefined;
    const { path, byteCount, sha256, lineCount } = await spool(join(folder, 'file'), bytes);
    await add({ kind: 'file', storedName }, { path, byteCount, sha256, lineCount });
    await rm(path);
    packed.push({ storedName, byteCount, sha256 });
    return sha256;
  };
  for (const { id, title, storedName, sha256 } of documents) {
    const found = await packFile(storedName);
    if (found === sha256) continue;
    faults.push({
      documentId: id,
      title,
      fault: found === undefined ? 'missing' : 'damaged',
    });
  }
  for (const storedName of orphanedNames) await packFile(storedName);
  return { files: packed, faults };
}
