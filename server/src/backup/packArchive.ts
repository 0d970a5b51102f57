import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createHash } from 'node:crypto';
import { pack as packTar } from 'tar-stream';
import { formatEntryName, parseEntryName, type ArchiveEntry } from './archive.ts';

/** Adds one entry to the archive; resolves when the spooled file is no longer needed. */
export type EntryAdder = (entry: ArchiveEntry, spooled: SpooledFile) => Promise<void>;

/**
 * Writes a compressed archive that only its owner can read. It is flushed to disk before the promise resolves.
 * @param fill adds the entries one after the other
 * @returns the result of `fill`
 */
export async function packArchive<Result>(
  path: string,
  { fill, at }: { fill: (add: EntryAdder) => Promise<Result>; at: Date },
): Promise<Result> {
  const pack = packTar();
  const add: EntryAdder = async (entry, spooled) => {
    const name = formatEntryName(entry);
    // Throws if a restore could not parse the name, so that no such archive is written.
    parseEntryName(name);
    const header = { name, size: spooled.byteCount, mode: 0o600, mtime: at };
    await pipeline(createReadStream(spooled.path), pack.entry(header));
  };
  const filled = fill(add).then(
    (result) => {
      pack.finalize();
      return result;
    },
    (error: unknown) => {
      pack.destroy(error as Error);
      throw error;
    },
  );
  const written = pipeline(
    pack,
    createGzip(),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const [outcome] = (await Promise.allSettled([filled, written])).filter(
    ({ status }) => status === 'rejected',
  );
  if (outcome?.status === 'rejected') throw outcome.reason;
  return filled;
}

/** A temporary file with the content of an archive entry, and the digest of this content. */
type SpooledFile = Digest & { path: string };

/** Writes bytes to a temporary file first, because an archive entry begins with the number of its bytes. */
export async function spoolToFile(
  path: string,
  source: AsyncIterable<string | Uint8Array>,
): Promise<SpooledFile> {
  const digest = createDigestAccumulator();
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<string | Uint8Array>) {
      for await (const chunk of chunks) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        digest.add(bytes);
        yield bytes;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  return { path, ...digest.end() };
}

/** Size and checksum of some bytes, and the number of line feeds in them. */
export type Digest = { byteCount: number; sha256: string; lineCount: number };

const lineEnd = 0x0a;

/** Creates an accumulator that computes the digest of the chunks added to it. */
export function createDigestAccumulator(): { add: (bytes: Uint8Array) => void; end: () => Digest } {
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
