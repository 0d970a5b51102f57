import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as packTar } from 'tar-stream';
import { formatEntryName, parseEntryName, type ArchiveEntry } from './archiveEntries.ts';
import type { SpooledFile } from './spool.ts';

/** Adds one entry to the archive; resolves when the spooled file is no longer needed. */
export type AddEntry = (entry: ArchiveEntry, spooled: SpooledFile) => Promise<void>;

/**
 * Writes a compressed archive that only its owner can read. It is flushed to disk before the promise resolves.
 * @param fill adds the entries one after the other
 * @returns the result of `fill`
 */
export async function packArchive<Result>(
  path: string,
  { fill, at }: { fill: (add: AddEntry) => Promise<Result>; at: Date },
): Promise<Result> {
  const pack = packTar();
  const add: AddEntry = async (entry, spooled) => {
    const name = formatEntryName(entry);
    // Throws now instead of on restore if the name cannot be parsed.
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
