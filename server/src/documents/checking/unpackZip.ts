import { setImmediate } from 'node:timers/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import * as zip from '@zip.js/zip.js';

/**
 * Limit for the compression ratio of each file and of the whole archive (as in Apache POI's ZipSecureFile). It does not
 * apply to unpacked sizes up to 10 MB, which are harmless at any ratio.
 */
const maxCompressionRatio = 100;
const harmlessBytes = 10_000_000;
/** Maximum number of files in an archive; a presentation of a thousand slides with pictures has fewer. */
const maxFiles = 10_000;
/** Size of the unpacked chunks. Large chunks mean fewer messages from the thread that unpacks. */
const chunkBytes = 262_144;

/** The number of bytes that may still be unpacked in total, including nested archives. Unpacking reduces it. */
export type UnpackBudget = { bytes: number };

/**
 * Unpacks a ZIP archive completely, within limits, and keeps the wanted files. Unpacks nothing if the stated sizes
 * exceed the limits. Unpacks no file beyond its stated size.
 * @param isWanted called with a file's name and its first 8 bytes or fewer
 * @returns undefined if the archive is inconsistent (`listZipEntries`), a file's size or checksum differs, or the
 *   limits are exceeded
 */
export async function unpackZip(
  archive: Buffer,
  budget: UnpackBudget,
  isWanted: (name: string, start: Buffer) => boolean,
): Promise<{ names: string[]; wanted: Map<string, Buffer> } | undefined> {
  const files = await listZipEntries(archive);
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
  return unpackedBytes > harmlessBytes && unpackedBytes > maxCompressionRatio * packedBytes;
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

/** Unpacks a file with Node's zlib on another thread, in half the time that the streams of zip.js need. */
async function* chunksOf({ isDeflated, packed }: ZipEntry): AsyncGenerator<Buffer> {
  if (!isDeflated) {
    if (packed.length > 0) yield packed;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: chunkBytes });
  inflate.end(packed);
  // If the caller stops reading, leaving this loop destroys the stream.
  for await (const chunk of inflate) yield chunk as Buffer;
}

/** One file of an archive; both of its headers agree. */
type ZipEntry = {
  name: string;
  isDeflated: boolean;
  packed: Buffer;
  unpackedBytes: number;
  crc32: number;
};

/** Messages of the errors with which the library reports an invalid archive. */
const archiveErrors = new Set(
  Object.entries(zip).flatMap(([name, message]) => (name.startsWith('ERR_') ? [message] : [])),
);

/**
 * Lists the files of a ZIP archive, if every program would read it in the same way. In its strict mode the library
 * compares the central directory, the local headers and the data descriptors. It refuses files that overlap, and bytes
 * that belong to none of these parts.
 * @returns undefined if the archive is inconsistent, truncated or encrypted, has more than 10,000 files, or uses a
 *   compression other than deflate
 */
async function listZipEntries(archive: Buffer): Promise<ZipEntry[] | undefined> {
  const reader = new zip.ZipReader(new zip.Uint8ArrayReader(archive), {
    strictness: 'strict',
    // Accepts every file name, because no file is written to a disk under its name.
    filenameValidation: 'tolerant',
    checkOverlappingEntryOnly: true,
    useWebWorkers: false,
  });
  const files: ZipEntry[] = [];
  const names = new Set<string>();
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      const file = await readEntry(archive, entry);
      // Two parts must not have names that differ only in case (ECMA-376 part 2, 6.2.2.3).
      if (!file || files.length === maxFiles || names.has(file.name.toLowerCase()))
        return undefined;
      names.add(file.name.toLowerCase());
      files.push(file);
      // The library reads from memory without ever waiting, so other requests get their turn only here.
      if (files.length % 200 === 0) await setImmediate();
    }
  } catch (error) {
    if (error instanceof Error && archiveErrors.has(error.message)) return undefined;
    throw error;
  }
  return isOneDisk(archive, reader.comment) ? files : undefined;
}

/**
 * Whether the end record states that the archive has a single disk with all its files, and whether its comment ends the
 * archive. The library does not check these fields. Source: APPNOTE.TXT 4.3.16.
 */
function isOneDisk(archive: Buffer, comment: Uint8Array): boolean {
  const end = archive.subarray(-22 - comment.length);
  const [disk, directoryDisk, filesOnDisk, files, commentBytes] = [4, 6, 8, 10, 20].map((offset) =>
    end.readUInt16LE(offset),
  );
  return (
    disk === 0 && directoryDisk === 0 && filesOnDisk === files && commentBytes === comment.length
  );
}

async function readEntry(archive: Buffer, entry: zip.Entry): Promise<ZipEntry | undefined> {
  const { compressionMethod, encrypted, compressedSize, uncompressedSize } = entry;
  if (encrypted || ![0, 8].includes(compressionMethod)) return undefined;
  // This call compares the headers. Because of `checkOverlappingEntryOnly` it does not read the data.
  await (entry as zip.FileEntry).getData(new WritableStream());
  const local = entry.localDirectory;
  if (!local || !isLocalHeaderTrue(local, entry)) return undefined;
  return {
    // `entry.filename` is not used, because an extra field of the header may replace it.
    name: Buffer.from(entry.rawFilename).toString('utf8'),
    isDeflated: compressionMethod === 8,
    packed: archive.subarray(local.dataOffset, local.dataOffset + compressedSize),
    unpackedBytes: uncompressedSize,
    crc32: entry.crc32 ?? 0,
  };
}

/**
 * Whether a local header states the right checksum and sizes, or leaves them to a data descriptor that exists. The
 * library would also accept a header without them and without a data descriptor.
 */
function isLocalHeaderTrue(local: zip.LocalDirectory, entry: zip.Entry): boolean {
  const stated = [local.crc32, local.compressedSize, local.uncompressedSize];
  const known = [entry.crc32, entry.compressedSize, entry.uncompressedSize];
  const isSame = stated.every((value, index) => value === known[index]);
  if (!local.bitFlag.dataDescriptor) return isSame;
  return local.dataDescriptor !== undefined && (isSame || stated.every((value) => value === 0));
}
