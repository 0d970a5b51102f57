import { createHash } from 'node:crypto';

/** Size and checksum of some bytes, and the number of line feeds in them. */
export type Digest = { byteCount: number; sha256: string; lineCount: number };

const lineEnd = 0x0a;

/** Computes the digest of a stream of chunks. */
export function createDigest(): { add: (bytes: Uint8Array) => void; end: () => Digest } {
  const hash = createHash('sha256');
  let byteCount = 0;
  let lineCount = 0;
  return {
    add: (bytes) => {
      hash.update(bytes);
      byteCount += bytes.length;
      for (let at = bytes.indexOf(lineEnd); at >= 0; at = bytes.indexOf(lineEnd, at + 1))
        lineCount += 1;
    },
    end: () => ({ byteCount, sha256: hash.digest('hex'), lineCount }),
  };
}
