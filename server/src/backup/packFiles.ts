import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../documents/fileStore.ts';
import type { Manifest } from './manifest.ts';
import type { AddEntry } from './packArchive.ts';
import type { StoredDocument } from './packTables.ts';
import { spool } from './spool.ts';

/**
 * Puts into the archive the files that the tables name. A document without its file is a fault; a loose file may not
 * have been sent yet. What else lies in the store belongs to nobody and is left out.
 * @param folder where each file is set aside for a while
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
}): Promise<Pick<Manifest, 'files' | 'faults'>> {
  const packed: Manifest['files'] = [];
  const faults: Manifest['faults'] = [];
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
