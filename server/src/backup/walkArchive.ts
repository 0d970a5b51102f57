import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as extractTar } from 'tar-stream';
import { parseEntryName, type ArchiveEntry, InvalidArchiveError } from './archive.ts';
import { createDigestAccumulator, type Digest } from './packArchive.ts';

/** Function that is called for each entry. It does not have to read the entry's bytes. */
export type EntryVisitor = (
  entry: ArchiveEntry,
  bytes: AsyncIterable<Uint8Array>,
) => Promise<void> | void;

/**
 * Reads an archive once, entry by entry.
 * @returns the digest of every entry by its name
 * @throws InvalidArchiveError if the archive is missing, truncated, not a backup, or holds an unexpected entry; and any
 *   error of `visit`
 */
export async function walkArchive(
  path: string,
  visit: EntryVisitor,
): Promise<ReadonlyMap<string, Digest>> {
  await access(path).catch(() => {
    throw new InvalidArchiveError(`There is no file ${path} that can be read.`);
  });
  const extract = extractTar();
  const source = createReadStream(path);
  // This ignores no errors: they also reach the loop below through `extract`.
  const reading = pipeline(source, createGunzip(), extract).catch(() => undefined);
  const digests = new Map<string, Digest>();
  try {
    for await (const stream of readable(extract)) {
      const { name, type } = stream.header;
      const entry = parseEntryName(name);
      if (type !== 'file') throw new InvalidArchiveError(`“${name}” in the archive is not a file.`);
      if (digests.has(name)) throw new InvalidArchiveError(`The archive holds “${name}” twice.`);
      const digest = createDigestAccumulator();
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

/** Wraps errors of unpacking as InvalidArchiveError; errors of the consumer pass unchanged. */
async function* readable<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const step = await iterator.next().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new InvalidArchiveError(
          `The archive is cut off, damaged or not a backup (${reason}).`,
        );
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
