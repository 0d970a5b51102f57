import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as extractTar } from 'tar-stream';
import { parseEntryName, type ArchiveEntry } from './archiveEntries.ts';
import { InvalidArchiveError } from './invalidArchiveError.ts';
import { createDigest, type Digest } from './createDigest.ts';

/** Is given each entry with its bytes, which it may leave unread. */
export type VisitEntry = (
  entry: ArchiveEntry,
  bytes: AsyncIterable<Uint8Array>,
) => Promise<void> | void;

/**
 * Reads an archive once, entry by entry.
 * @returns the digest of every entry by its name
 * @throws InvalidArchiveError when it is not there, cut off, no backup, or holds an entry that no backup writes; and what
 * `visit` throws
 */
export async function walkArchive(
  path: string,
  visit: VisitEntry,
): Promise<ReadonlyMap<string, Digest>> {
  await access(path).catch(() => {
    throw new InvalidArchiveError(`There is no file ${path} that can be read.`);
  });
  const extract = extractTar();
  const source = createReadStream(path);
  // A failure reaches the loop below through `extract`.
  const reading = pipeline(source, createGunzip(), extract).catch(() => undefined);
  const digests = new Map<string, Digest>();
  try {
    for await (const stream of readable(extract)) {
      const { name, type } = stream.header;
      const entry = parseEntryName(name);
      if (type !== 'file') throw new InvalidArchiveError(`“${name}” in the archive is not a file.`);
      if (digests.has(name)) throw new InvalidArchiveError(`The archive holds “${name}” twice.`);
      const digest = createDigest();
      const bytes = counted(readable(stream as AsyncIterable<Uint8Array>), digest.add);
      await visit(entry, bytes);
      await readToEnd(bytes);
      digests.set(name, digest.end());
    }
  } finally {
    extract.destroy();
    source.destroy();
    await reading;
  }
  return digests;
}

/** What unpacking complains of is the archive's fault; what the reader of the items throws is not. */
async function* readable<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const step = await iterator.next().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new InvalidArchiveError(`The archive is cut off, damaged or no backup (${reason}).`);
      });
      if (step.done) return;
      yield step.value;
    }
  } finally {
    await iterator.return?.();
  }
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  count: (bytes: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    count(chunk);
    yield chunk;
  }
}

async function readToEnd(chunks: AsyncGenerator<Uint8Array>): Promise<void> {
  while (!(await chunks.next()).done);
}
