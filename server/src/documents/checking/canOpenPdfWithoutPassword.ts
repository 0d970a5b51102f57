import { createCipheriv, createHash } from 'node:crypto';

/** The values with which a PDF's standard security handler checks a password. Source: ISO 32000-2, tables 20 and 21. */
export type PdfEncryption = {
  /** Revision of the handler, 2 to 6. */
  revision: number;
  /** Length of the key in bytes, if the file states it. */
  keyBytes: number | undefined;
  permissions: number;
  owner: Buffer;
  user: Buffer;
  encryptsMetadata: boolean;
  /** The first part of the file's identifier; empty if there is none. */
  fileId: Buffer;
};

/**
 * Whether the user password of an encrypted PDF is empty, so that programs open it without asking for a password. Its
 * owner's password then only restricts printing or changes. See docs/product/documents.md#refused-contents.
 */
export function canOpenPdfWithoutPassword(encryption: PdfEncryption): boolean {
  const { revision, keyBytes, user } = encryption;
  if (revision >= 5) {
    const hash = revision === 5 ? sha256(validationSalt(user)) : hashOfRevision6(user);
    return hash.equals(user.subarray(0, 32));
  }
  // Some programs state a key length other than the one that they use, so all usual lengths are tried.
  const lengths = revision === 2 ? [5] : [...new Set([keyBytes ?? 5, 16, 5])];
  return lengths.some((length) => isUserEntry(encryption, makeKey(encryption, length)));
}

/** The padding of short passwords. An empty password consists of this padding only. Source: ISO 32000-2, 7.6.4.3.2. */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/** Computes the key for the empty password (ISO 32000-2, algorithm 2). @param length length of the key in bytes */
function makeKey(encryption: PdfEncryption, length: number): Buffer {
  const { revision, owner, permissions, fileId, encryptsMetadata } = encryption;
  const bits = Buffer.alloc(4);
  bits.writeInt32LE(permissions | 0);
  const mark = revision >= 4 && !encryptsMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let hash = md5(padding, owner.subarray(0, 32), bits, fileId, mark);
  if (revision >= 3)
    for (let round = 0; round < 50; round += 1) hash = md5(hash.subarray(0, length));
  return hash.subarray(0, length);
}

/** Whether the key yields the file's entry `U`, so that the password is right (ISO 32000-2, algorithms 4 and 5). */
function isUserEntry({ revision, user, fileId }: PdfEncryption, key: Buffer): boolean {
  if (revision === 2) return encryptRc4(key, padding).equals(user.subarray(0, 32));
  let entry = md5(padding, fileId);
  for (let round = 0; round < 20; round += 1)
    entry = encryptRc4(
      key.map((byte) => byte ^ round),
      entry,
    );
  return entry.equals(user.subarray(0, 16));
}

function validationSalt(user: Buffer): Buffer {
  return user.subarray(32, 40);
}

/** Computes the hash of revision 6 for the empty user password (ISO 32000-2, algorithm 2.B). */
function hashOfRevision6(user: Buffer): Buffer {
  let hash = sha256(validationSalt(user));
  for (let round = 1; ; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', hash.subarray(0, 16), hash.subarray(16, 32));
    const encrypted = cipher.setAutoPadding(false).update(Buffer.concat(Array(64).fill(hash)));
    // The algorithm needs the first 16 bytes as one number, modulo 3. As 256 modulo 3 is 1, the sum of the bytes gives
    // the same result.
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    const algorithm = (['sha256', 'sha384', 'sha512'] as const)[sum % 3] ?? 'sha256';
    hash = createHash(algorithm).update(encrypted).digest();
    if (round >= 64 && (encrypted.at(-1) ?? 0) <= round - 32) return hash.subarray(0, 32);
  }
}

function md5(...parts: Uint8Array[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest();
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** RC4, which OpenSSL 3 does not offer any more. It is only used to check entries of a file, never to protect one. */
function encryptRc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one] = at(other);
    state[other] = kept;
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  let i = 0;
  j = 0;
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 0xff;
      j = (j + at(i)) & 0xff;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}
