import { crc32, createInflateRaw } from 'node:zlib';
import { listArchive, type PackedFile } from './listArchive.ts';

/**
 * What a file of an archive may unpack to: at most 100 times its size, and so may all together (the ratio of Apache
 * POI's ZipSecureFile). Up to 10 MB hurts nobody, however well it was packed.
 */
const mostTimes = 100;
const harmlessBytes = 10_000_000;
/** Large enough that few pieces cross from the thread that unpacks. */
const chunkBytes = 262_144;

/** How much may be unpacked in all, archives within archives included; what is unpacked is taken off. */
export type Budget = { bytes: number };

/**
 * Unpacks a ZIP archive whole, counting, and keeps the files that are wanted. Nothing is unpacked of one that already
 * says that it is too much, and no file further than it says.
 * @param isWanted asked with the beginning of a file, its first 8 bytes or fewer
 * @returns undefined when the archive contradicts itself (`listArchive`), a file is not as long as it says or has
 *   another checksum, or all of it is too much
 */
export async function unpackArchive(
  archive: Buffer,
  budget: Budget,
  isWanted: (name: string, start: Buffer) => boolean,
): Promise<{ names: string[]; wanted: Map<string, Buffer> } | undefined> {
  const files = listArchive(archive);
  if (!files) return undefined;
  const wholeBytes = files.reduce((sum, file) => sum + file.unpackedBytes, 0);
  const isTooMuch = (file: PackedFile) => isTooFar(file.unpackedBytes, file.packed.length);
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

/** @returns undefined when it is not what the headers say */
async function unpack(
  file: PackedFile,
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
    // zlib's own codes: it is not deflated, or cut off.
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) return undefined;
    throw error;
  }
  if (sizeBytes !== file.unpackedBytes || checksum !== file.crc32) return undefined;
  return isKept ? Buffer.concat(chunks) : 'unwanted';
}

async function* chunksOf({ isDeflated, packed }: PackedFile): AsyncGenerator<Buffer> {
  if (!isDeflated) {
    if (packed.length > 0) yield packed;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: chunkBytes });
  inflate.end(packed);
  // Leaving the loop ends the stream, too.
  for await (const chunk of inflate) yield chunk as Buffer;
}
