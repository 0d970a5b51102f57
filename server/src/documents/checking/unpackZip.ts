import { crc32, createInflateRaw } from 'node:zlib';

/**
 * Limit for the compression ratio of each file and of the whole archive (as in Apache POI's ZipSecureFile). It does not
 * apply to unpacked sizes up to 10 MB, which are harmless at any ratio.
 */
const maxCompressionRatio = 100;
const harmlessBytes = 10_000_000;
/** Large chunks, to reduce messages from the thread that unpacks. */
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

/** Records of a ZIP archive. Source: APPNOTE.TXT 4.3.7, 4.3.9, 4.3.12, 4.3.16 and 4.5.3. */
const localSignature = 0x04034b50;
const descriptorSignature = 0x08074b50;
const directorySignature = 0x02014b50;
const endSignature = 0x06054b50;
const localBytes = 30;
const directoryBytes = 46;
const endBytes = 22;
/** This value of a 32-bit field means that the real value is in the 64-bit extra field. */
const zip64Marker = 0xffffffff;

/** Maximum number of files in an archive; a presentation of a thousand slides with pictures has fewer. */
const maxFiles = 10_000;

/** One file of an archive; both of its headers agree. */
type ZipEntry = {
  name: string;
  isDeflated: boolean;
  packed: Buffer;
  unpackedBytes: number;
  crc32: number;
};

/**
 * Lists the files of a ZIP archive whose headers are consistent: the central directory, the local headers, and the data
 * descriptors. Names must be unique, and files must not overlap. These checks ensure that every program sees the same
 * content.
 * @returns undefined if the archive is inconsistent, truncated or encrypted, has more than 10,000 files, or uses a
 *   compression other than deflate
 */
function listZipEntries(archive: Buffer): ZipEntry[] | undefined {
  try {
    return list(archive);
  } catch (error) {
    // An offset of a header points outside of the archive.
    if ((error as NodeJS.ErrnoException).code === 'ERR_OUT_OF_RANGE') return undefined;
    throw error;
  }
}

function list(archive: Buffer): ZipEntry[] | undefined {
  const end = findEnd(archive);
  if (end === undefined) return undefined;
  const [disk, directoryDisk, countHere, count] = [4, 6, 8, 10].map((offset) =>
    archive.readUInt16LE(end + offset),
  );
  if (count === undefined || count > maxFiles) return undefined;
  const [size = 0, start = 0] = [12, 16].map((offset) => archive.readUInt32LE(end + offset));
  if (disk !== 0 || directoryDisk !== 0 || countHere !== count || start + size !== end)
    return undefined;
  const files: ZipEntry[] = [];
  const spans: { from: number; to: number }[] = [];
  const names = new Set<string>();
  let at = start;
  while (at < end) {
    if (archive.readUInt32LE(at) !== directorySignature) return undefined;
    const entry = readEntry(archive, at);
    const found = entry && readFile(archive, entry);
    if (!found || found.to > start) return undefined;
    // Part names must differ by more than case (ECMA-376 part 2, 6.2.2.3).
    const key = found.file.name.toLowerCase();
    if (names.has(key)) return undefined;
    names.add(key);
    files.push(found.file);
    spans.push(found);
    at = entry.next;
  }
  spans.sort((one, other) => one.from - other.from);
  const overlap = spans.some(({ from }, index) => from < (spans[index - 1]?.to ?? 0));
  return at === end && files.length === count && !overlap ? files : undefined;
}

/** Finds the end record. The archive must end with this record and its comment. */
function findEnd(archive: Buffer): number | undefined {
  const first = Math.max(0, archive.length - endBytes - 0xffff);
  for (let at = archive.length - endBytes; at >= first; at -= 1)
    if (
      archive.readUInt32LE(at) === endSignature &&
      at + endBytes + archive.readUInt16LE(at + 20) === archive.length
    )
      return at;
  return undefined;
}

type Entry = {
  flags: number;
  method: number;
  crc32: number;
  packedBytes: number;
  unpackedBytes: number;
  name: Buffer;
  localAt: number;
  next: number;
};

function readEntry(archive: Buffer, at: number): Entry | undefined {
  const [nameBytes = 0, extraBytes = 0, commentBytes = 0] = [28, 30, 32].map((offset) =>
    archive.readUInt16LE(at + offset),
  );
  const nameEnd = at + directoryBytes + nameBytes;
  const extra = archive.subarray(nameEnd, nameEnd + extraBytes);
  const numbers = withExtra(
    [24, 20, 42].map((offset) => archive.readUInt32LE(at + offset)),
    extra,
  );
  if (!numbers) return undefined;
  const [unpackedBytes = 0, packedBytes = 0, localAt = 0] = numbers;
  return {
    flags: archive.readUInt16LE(at + 8),
    method: archive.readUInt16LE(at + 10),
    crc32: archive.readUInt32LE(at + 16),
    packedBytes,
    unpackedBytes,
    name: archive.subarray(at + directoryBytes, nameEnd),
    localAt,
    next: nameEnd + extraBytes + commentBytes,
  };
}

/** Reads a file's local header at the offset given by the directory; undefined if the two headers differ. */
function readFile(
  archive: Buffer,
  { flags, method, crc32, packedBytes, unpackedBytes, name, localAt }: Entry,
): { file: ZipEntry; from: number; to: number } | undefined {
  if (archive.readUInt32LE(localAt) !== localSignature) return undefined;
  const [localFlags = 0, localMethod = 0] = [6, 8].map((offset) =>
    archive.readUInt16LE(localAt + offset),
  );
  const localCrc = archive.readUInt32LE(localAt + 14);
  const [nameBytes = 0, extraBytes = 0] = [26, 28].map((offset) =>
    archive.readUInt16LE(localAt + offset),
  );
  const nameEnd = localAt + localBytes + nameBytes;
  const localName = archive.subarray(localAt + localBytes, nameEnd);
  const from = nameEnd + extraBytes;
  const packed = archive.subarray(from, from + packedBytes);
  // The flags for encryption and for a data descriptor must agree; other flags are only hints about the compression.
  const significantFlags = 0b1001;
  if ((flags & significantFlags) !== (localFlags & significantFlags) || (flags & 1) !== 0)
    return undefined;
  if (method !== localMethod || ![0, 8].includes(method) || !name.equals(localName))
    return undefined;
  if (packed.length !== packedBytes || (method === 0 && packedBytes !== unpackedBytes))
    return undefined;
  const local = withExtra(
    [22, 18].map((offset) => archive.readUInt32LE(localAt + offset)),
    archive.subarray(nameEnd, from),
  );
  if (!local) return undefined;
  const file = {
    name: name.toString('utf8'),
    isDeflated: method === 8,
    packed,
    unpackedBytes,
    crc32,
  };
  const isSame = localCrc === crc32 && local[0] === unpackedBytes && local[1] === packedBytes;
  if ((flags & 0b1000) === 0)
    return isSame ? { file, from: localAt, to: from + packedBytes } : undefined;
  const isLeftOpen = localCrc === 0 && local[0] === 0 && local[1] === 0;
  const to = endOfDescriptor(archive, from + packedBytes, { crc32, packedBytes, unpackedBytes });
  return to !== undefined && (isSame || isLeftOpen) ? { file, from: localAt, to } : undefined;
}

/**
 * Finds the end of the data descriptor, which follows a file whose size was unknown when its header was written. It has
 * a signature or not, and sizes of 32 or 64 bits.
 */
function endOfDescriptor(
  archive: Buffer,
  at: number,
  { crc32, packedBytes, unpackedBytes }: { [name: string]: number },
): number | undefined {
  const start = archive.readUInt32LE(at) === descriptorSignature ? at + 4 : at;
  if (archive.readUInt32LE(start) !== crc32) return undefined;
  const inShort = [4, 8].map((offset) => archive.readUInt32LE(start + offset));
  if (inShort[0] === packedBytes && inShort[1] === unpackedBytes) return start + 12;
  const inLong = [4, 12].map((offset) => Number(archive.readBigUInt64LE(start + offset)));
  return inLong[0] === packedBytes && inLong[1] === unpackedBytes ? start + 20 : undefined;
}

/** Replaces values that do not fit their 32-bit field with those of extra field 1, where they are in the same order. */
function withExtra(numbers: number[], extra: Buffer): number[] | undefined {
  if (!numbers.includes(zip64Marker)) return numbers;
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let offset = at + 4;
    return numbers.map((number) => {
      if (number !== zip64Marker) return number;
      offset += 8;
      return Number(extra.readBigUInt64LE(offset - 8));
    });
  }
  return undefined;
}
