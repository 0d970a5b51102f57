import { crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive; the optional fields override its headers with wrong values. */
export type ZipPart = {
  name: string;
  bytes: Buffer;
  isStored?: boolean;
  /** Writes sizes and checksum only in a data descriptor after the file, as streaming writers do. */
  hasDescriptor?: 'with-signature' | 'without-signature' | 'of-64-bits';
  /** Writes 64-bit sizes in both headers. */
  isZip64?: boolean;
  /** Writes this name in an extra field, which some programs prefer (APPNOTE.TXT 4.6.9). */
  unicodeName?: string;
  directory?: Partial<Headers>;
  local?: Partial<Headers>;
  descriptor?: Partial<Headers>;
};
type Headers = {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packedBytes: number;
  unpackedBytes: number;
  /** Offset of the file's local header, written in the directory. */
  at: number;
};

/** Writes a ZIP archive byte by byte, so that tests can create inconsistent ones. */
export function packZip(
  parts: readonly ZipPart[],
  { count = parts.length, comment = '' }: { count?: number; comment?: string } = {},
): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const packed = part.isStored ? part.bytes : deflateRawSync(part.bytes);
    const truth: Headers = {
      name: part.name,
      flags: part.hasDescriptor ? 8 : 0,
      method: part.isStored ? 0 : 8,
      crc: crc32(part.bytes),
      packedBytes: packed.length,
      unpackedBytes: part.bytes.length,
      at,
    };
    const open = part.hasDescriptor ? { crc: 0, packedBytes: 0, unpackedBytes: 0 } : {};
    const file = Buffer.concat([
      header(0x04034b50, { ...truth, ...open, ...part.local }, part),
      packed,
      descriptor(part.hasDescriptor, { ...truth, ...part.descriptor }),
    ]);
    files.push(file);
    directory.push(header(0x02014b50, { ...truth, ...part.directory }, part));
    at += file.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...files, entries, end, Buffer.from(comment)]);
}

/** Creates a header of a file: one of the central directory or a local one, as the signature says. */
function header(
  signature: number,
  { name, ...says }: Headers,
  { isZip64 = false, unicodeName }: ZipPart,
): Buffer {
  const isDirectory = signature === 0x02014b50;
  const shift = isDirectory ? 2 : 0;
  const fields = Buffer.alloc(isDirectory ? 46 : 30);
  const extra = Buffer.concat([
    ...(isZip64 ? [zip64Field(says)] : []),
    ...(unicodeName === undefined ? [] : [unicodeNameField(name, unicodeName)]),
  ]);
  fields.writeUInt32LE(signature, 0);
  fields.writeUInt16LE(says.flags, 6 + shift);
  fields.writeUInt16LE(says.method, 8 + shift);
  fields.writeUInt32LE(says.crc, 14 + shift);
  fields.writeUInt32LE(isZip64 ? 0xffffffff : says.packedBytes, 18 + shift);
  fields.writeUInt32LE(isZip64 ? 0xffffffff : says.unpackedBytes, 22 + shift);
  fields.writeUInt16LE(Buffer.byteLength(name), 26 + shift);
  fields.writeUInt16LE(extra.length, 28 + shift);
  if (isDirectory) fields.writeUInt32LE(says.at, 42);
  return Buffer.concat([fields, Buffer.from(name), extra]);
}

function zip64Field({ unpackedBytes, packedBytes }: Omit<Headers, 'name'>): Buffer {
  const field = Buffer.alloc(20);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(16, 2);
  field.writeBigUInt64LE(BigInt(unpackedBytes), 4);
  field.writeBigUInt64LE(BigInt(packedBytes), 12);
  return field;
}

function unicodeNameField(name: string, unicodeName: string): Buffer {
  const field = Buffer.alloc(9);
  field.writeUInt16LE(0x7075, 0);
  field.writeUInt16LE(5 + Buffer.byteLength(unicodeName), 2);
  field.writeUInt8(1, 4);
  field.writeUInt32LE(crc32(name), 5);
  return Buffer.concat([field, Buffer.from(unicodeName)]);
}

function descriptor(kind: ZipPart['hasDescriptor'], says: Headers): Buffer {
  if (!kind) return Buffer.alloc(0);
  const isLong = kind === 'of-64-bits';
  const numbers = Buffer.alloc(isLong ? 20 : 12);
  numbers.writeUInt32LE(says.crc, 0);
  if (isLong) {
    numbers.writeBigUInt64LE(BigInt(says.packedBytes), 4);
    numbers.writeBigUInt64LE(BigInt(says.unpackedBytes), 12);
  } else {
    numbers.writeUInt32LE(says.packedBytes, 4);
    numbers.writeUInt32LE(says.unpackedBytes, 8);
  }
  const signature = Buffer.from('504b0708', 'hex');
  return kind === 'without-signature' ? numbers : Buffer.concat([signature, numbers]);
}
