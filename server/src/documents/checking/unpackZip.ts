import { crc32, createInflateRaw } from 'node:zlib';
import { listZipEntries, type ZipEntry } from './listZipEntries.ts';

/**
 * Limit for the compression ratio of each file and of the whole archive (as in Apache POI's ZipSecureFile). It does not
 * apply to unpacked sizes up to 10 MB, which are harmless at any ratio.
 */
const mostTimes = 100;
const harmlessBytes = 10_000_000;
/** Large chunks, to reduce messages from the thread that unpacks. */
const chunkBytes = 262_144;

/** The number of bytes that may still be unpacked in total, including nested archives. Unpacking reduces it. */
export type UnpackBudget = { bytes: number };

/**
 * Unpacks a ZIP archive completely, within limits, and keeps the wanted files. Unpacks nothing if the stated sizes
 * exceed the limits, and no file beyond its stated size.
 * @param isWanted called with a file's name and its first 8 bytes or fewer
 * @returns undefined if the archive is inconsistent (`listZipEntries`), a file's size or checksum differs, or the limits
 *   are exceeded
 */
export async function unpackZip(
  archive: Buffer,
  budget: UnpackBudget,
  isWanted: (name: string, start: Buffer) => boolean,
): Promise<{ names: string[]; wanted: Map<string, Buffer> } | undefined> {
  const files = listZipEntries(archive);
  if (!files) return undefined;
  const wholeBytes = files.reduce((sum, file) => sum + file.unpackedBytes, 0);
  const isTooMuch = (file: ZipEntry) => isTooFar(file.unpackedBytes, file.packed.length);
  if (files.some(isTooMuch) || isTooFar(wholeBytes, archive.length)) return undefined;
  budget.bytes -= wholeBytes;
  if (budget.bytes < 0) return undefined;
  const wanted = new Map<string, Buffer>();
  for (const file of files) {
    const kept = await unpack(file, isWanted);
    if (!kept) return undefined;
    if (kept !== 'unwanted') wanted.set(file.name, kept);
  }
  return { names: files.map(({ name }) => name), wanted };
}

function isTooFar(unpackedBytes: number, packedBytes: number): boolean {
  return unpackedBytes > harmlessBytes && unpackedBytes > mostTimes * packedBytes;
}

/** Unpacks one file. @returns undefined if its size or checksum differs from the headers */
async function unpack(
  file: ZipEntry,
  isWanted: (name: string, start: Buffer) => boolean,
): Promise<Buffer | 'unwanted' | undefined> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  let checksum = 0;
  let isKept: boolean | undefined;
  try {
    for await (const chunk of chunksOf(file)) {
      isKept ??= isWanted(file.name, chunk.subarray(0, 8));
      sizeBytes += chunk.length;
      if (sizeBytes > file.unpackedBytes) return undefined;
      checksum = crc32(chunk, checksum);
      if (isKept) chunks.push(chunk);
    }
  } catch (error) {
    // zlib's error codes start with `Z_`: the bytes are not deflated, or they are truncated.
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) return undefined;
    throw error;
  }
  if (sizeBytes !== file.unpackedBytes || checksum !== file.crc32) return undefined;
  return isKept ? Buffer.concat(chunks) : 'unwanted';
}

async function* chunksOf({ isDeflated, packed }: ZipEntry): AsyncGenerator<Buffer> {
  if (!isDeflated) {
    if (packed.length > 0) yield packed;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: chunkBytes });
  inflate.end(packed);
  // Leaving the loop also destroys the stream.
  for await (const chunk of inflate) yield chunk as Buffer;
}
