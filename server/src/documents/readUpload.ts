import { refuse, type FileType, type Refusal } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import type { FileStore } from './fileStore.ts';
import { findFileIssue } from './checking/findFileIssue.ts';
import { recogniseFileType } from './checking/recogniseFileType.ts';

/**
 * Reads the complete bytes of an upload and checks them; the returned bytes are the ones to store.
 * @returns undefined if nothing was uploaded under this name
 * @throws Refusal too-large beyond the store's limit; wrong-file-type if the content is of another type, truncated or,
 *   with `{reason: FileIssue}`, unsafe; the file is then removed
 */
export async function readUpload(
  { db, files }: { db: Database; files: FileStore },
  { uploadedName, fileType }: { uploadedName: string; fileType: FileType },
): Promise<Uint8Array | undefined> {
  const bytes = await readWithin(files, uploadedName);
  if (bytes === undefined) return undefined;
  const refusal = bytes === 'too-large' ? refuse('too-large') : await refusalOf(bytes, fileType);
  if (bytes !== 'too-large' && !refusal) return bytes;
  await files.remove(uploadedName);
  // The file is removed and takes no space any more. With an external store, another file may still be uploaded to the
  // same URL, so the charged bytes stay.
  if (files.served.by === 'this-server')
    await db
      .updateTable('loose_files')
      .set({ byte_count: 0 })
      .where('stored_name', '=', uploadedName)
      .execute();
  throw refusal;
}

async function refusalOf(bytes: Uint8Array, fileType: FileType): Promise<Refusal | undefined> {
  const found = await recogniseFileType(bytes);
  if (found === 'with-macros') return refuse('wrong-file-type', { reason: 'macros' });
  if (found !== fileType) return refuse('wrong-file-type');
  const reason = await findFileIssue(bytes, fileType);
  return reason && refuse('wrong-file-type', { reason });
}

async function readWithin(
  { read, limitBytes }: FileStore,
  storedName: string,
): Promise<Uint8Array | 'too-large' | undefined> {
  const stream = await read(storedName);
  if (!stream) return undefined;
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // Leaving the loop also destroys the stream.
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.length;
    if (sizeBytes > limitBytes) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
