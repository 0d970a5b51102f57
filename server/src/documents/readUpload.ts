import { refuse, type FileType } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import type { FileStore } from './fileStore.ts';
import { recogniseFileType } from './recogniseFileType.ts';

/**
 * The bytes of an uploaded file, whole and checked: what is checked is what is kept.
 * @returns undefined when nothing was uploaded under this name
 * @throws Refusal too-large beyond the store's limit, wrong-file-type when its content is of another type or is cut
 *   off; then the file is removed
 */
export async function readUpload(
  { db, files }: { db: Database; files: FileStore },
  { uploadedName, fileType }: { uploadedName: string; fileType: FileType },
): Promise<Uint8Array | undefined> {
  const bytes = await readWithin(files, uploadedName);
  if (bytes === undefined) return undefined;
  const isTooLarge = bytes === 'too-large';
  if (!isTooLarge && (await recogniseFileType(bytes)) === fileType) return bytes;
  await files.remove(uploadedName);
  // It takes no room any more; at a store's own address another file may still arrive.
  if (files.served.by === 'this-server')
    await db
      .updateTable('loose_files')
      .set({ byte_count: 0 })
      .where('stored_name', '=', uploadedName)
      .execute();
  throw refuse(isTooLarge ? 'too-large' : 'wrong-file-type');
}

async function readWithin(
  { read, limitBytes }: FileStore,
  storedName: string,
): Promise<Uint8Array | 'too-large' | undefined> {
  const stream = await read(storedName);
  if (!stream) return undefined;
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // Leaving the loop ends the stream, too.
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.length;
    if (sizeBytes > limitBytes) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
