import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { withTemporaryPath } from '../withTemporaryPath.ts';
import type { FileStore } from '../documents/stores/fileStore.ts';
import type { ExportedQuestionnaire, ExportedRow } from './exportedQuestionnaire.ts';
import { createWorkbookSheets, writeWorkbook } from './writeWorkbook.ts';

/** Target of an export: a file, or a folder that also contains the documents' files. */
export type ExportTarget = { kind: 'file' | 'folder'; path: string; format: 'json' | 'xlsx' };

/** A document without its file in the export; `fault` completes the sentence “Its file is …”. */
type DocumentFault = { documentId: number; title: string; fault: string };

/**
 * Writes an export. The file or folder gets its final name only when it is complete, and replaces an existing one. A
 * document whose file cannot be copied does not prevent the export of the rest. See
 * docs/product/questionnaire.md#export.
 * @returns the number of documents' files written, and the documents whose file is not among them
 */
export async function writeExport({
  exported,
  target: { kind, path, format },
  files,
}: {
  exported: ExportedQuestionnaire;
  target: ExportTarget;
  files: Pick<FileStore, 'read'>;
}): Promise<{ fileCount: number; faults: DocumentFault[] }> {
  const bytes =
    format === 'json'
      ? Buffer.from(`${JSON.stringify(exported, null, 2)}\n`)
      : await writeWorkbook(createWorkbookSheets(exported));
  return withTemporaryPath(path, async (draft) => {
    if (kind === 'file') {
      await write(draft, [bytes]);
      await rename(draft, path);
      return { fileCount: 0, faults: [] };
    }
    await mkdir(join(draft, 'documents'), { recursive: true, mode: 0o700 });
    await write(join(draft, `questionnaire.${format}`), [bytes]);
    const { documents } = exported.tables;
    const faults: DocumentFault[] = [];
    for (const row of documents) {
      const fault = await copyDocument(row, { folder: join(draft, 'documents'), files });
      if (fault) faults.push({ documentId: Number(row.id), title: String(row.title), fault });
    }
    await rm(path, { recursive: true, force: true });
    await rename(draft, path);
    return { fileCount: documents.length - faults.length, faults };
  });
}

/**
 * Copies the file of a document into a folder. The copy gets its name only when it is complete.
 * @returns why there is no copy, as in `DocumentFault`; undefined if there is one
 */
async function copyDocument(
  row: ExportedRow,
  { folder, files }: { folder: string; files: Pick<FileStore, 'read'> },
): Promise<string | undefined> {
  const part = join(folder, 'part');
  try {
    const file = await files.read(String(row.stored_name));
    if (!file) return 'missing in the store';
    await write(part, file);
    await rename(part, join(folder, formatExportFileName(Number(row.id), String(row.file_name))));
    return undefined;
  } catch (error) {
    await rm(part, { force: true });
    return `not copied: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Writes a file that only its owner can read, because the export contains personal data. */
function write(path: string, bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  return pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

/**
 * Maximum length of a file's name, in bytes of UTF-8. Source: Linux, `NAME_MAX`; NTFS and APFS allow as many UTF-16
 * units, which is never less.
 */
const maxNameBytes = 255;

/**
 * Creates the name of a document's file in an export: its id, which makes it unique, and its original name without
 * characters that are special to file systems or shells. A long name is cut before its extension.
 */
export function formatExportFileName(documentId: number, uploadedName: string): string {
  const plain = uploadedName
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[.\s]+/, '');
  const start = `${documentId}-`;
  const ending = extname(plain);
  const stem = plain.slice(0, plain.length - ending.length);
  const stemBytes = maxNameBytes - Buffer.byteLength(start + ending);
  return cutToBytes(`${start}${cutToBytes(stem, stemBytes)}${ending}`, maxNameBytes);
}

/** Cuts a text to a number of bytes of UTF-8, without splitting a code point. */
function cutToBytes(text: string, maxBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(Math.max(0, maxBytes)));
  return text.slice(0, read);
}
