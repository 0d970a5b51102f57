import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { withTemporaryPath } from '../withTemporaryPath.ts';
import type { FileStore } from '../documents/stores/fileStore.ts';
import type { ExportedQuestionnaire } from './exportedQuestionnaire.ts';
import { createWorkbookSheets, writeWorkbook } from './writeWorkbook.ts';

/** Target of an export: a file, or a folder that also contains the documents' files. */
export type ExportTarget = { kind: 'file' | 'folder'; path: string; format: 'json' | 'xlsx' };

/**
 * Writes an export. The file or folder gets its final name only when it is complete, and replaces an existing one.
 * @returns the number of documents' files written, and the titles of documents without a file in the store
 */
export async function writeExport({
  exported,
  target: { kind, path, format },
  files,
}: {
  exported: ExportedQuestionnaire;
  target: ExportTarget;
  files: Pick<FileStore, 'read'>;
}): Promise<{ fileCount: number; missing: string[] }> {
  const bytes =
    format === 'json'
      ? Buffer.from(`${JSON.stringify(exported, null, 2)}\n`)
      : await writeWorkbook(createWorkbookSheets(exported));
  return withTemporaryPath(path, async (draft) => {
    if (kind === 'file') {
      await write(draft, [bytes]);
      await rename(draft, path);
      return { fileCount: 0, missing: [] };
    }
    const missing: string[] = [];
    let fileCount = 0;
    await mkdir(join(draft, 'documents'), { recursive: true, mode: 0o700 });
    await write(join(draft, `questionnaire.${format}`), [bytes]);
    for (const row of exported.tables.documents) {
      const file = await files.read(String(row.stored_name));
      if (!file) {
        missing.push(String(row.title));
        continue;
      }
      const name = formatExportFileName(Number(row.id), String(row.file_name));
      await write(join(draft, 'documents', name), file);
      fileCount += 1;
    }
    await rm(path, { recursive: true, force: true });
    await rename(draft, path);
    return { fileCount, missing };
  });
}

/** Writes a file that only its owner can read, because the export contains personal data. */
function write(path: string, bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  return pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

/**
 * Maximum number of characters of the original file name: long enough to recognise the file, short enough for every
 * file system.
 */
const maxNameLength = 100;

/**
 * Creates the name of a document's file in an export: its id, which makes it unique, and its original name without
 * characters that are special to file systems or shells.
 */
export function formatExportFileName(documentId: number, uploadedName: string): string {
  const plain = uploadedName
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[.\s]+/, '');
  return `${documentId}-${plain.slice(-maxNameLength)}`;
}
