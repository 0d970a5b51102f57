/**
 * What an archive may unpack to: at most 100 times its size, in each of its files and as a whole (the ratio of Apache
 * POI's ZipSecureFile). Up to 10 MB hurts nobody, however well it was packed.
 */
const mostTimes = 100;
const harmlessBytes = 10_000_000;

/** Records of a ZIP archive: the end of its directory, and an entry of it (APPNOTE.TXT 4.3.12 and 4.3.16). */
const endSignature = Buffer.from('PK\u0005\u0006', 'latin1');
const entrySignature = Buffer.from('PK\u0001\u0002', 'latin1');

/**
 * Whether a ZIP archive is a bomb by what its own directory says, without unpacking anything. True as well when the
 * directory cannot be read. One that lies about sizes is broken for every program that opens it.
 */
export function unpacksTooFar(bytes: Uint8Array): boolean {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = archive.lastIndexOf(endSignature);
  if (end < 0 || end + 20 > archive.length) return true;
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  let wholeBytes = 0;
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > archive.length || !archive.subarray(at, at + 4).equals(entrySignature))
      return true;
    const packedBytes = archive.readUInt32LE(at + 20);
    const unpackedBytes = archive.readUInt32LE(at + 24);
    wholeBytes += unpackedBytes;
    if (isTooFar(unpackedBytes, packedBytes)) return true;
    const nameEtc = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    at += 46 + nameEtc.reduce((sum, length) => sum + length, 0);
  }
  // Entries can share their packed bytes: then each of them looks harmless.
  return isTooFar(wholeBytes, archive.length);
}

function isTooFar(unpackedBytes: number, packedBytes: number): boolean {
  return unpackedBytes > harmlessBytes && unpackedBytes > mostTimes * packedBytes;
}
