import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createDigest, type Digest } from './createDigest.ts';

/** Bytes written to a temporary file. */
export type SpooledFile = Digest & { path: string };

/** Writes bytes to a new file, because their number must be known before an archive entry begins. */
export async function spool(
  path: string,
  source: AsyncIterable<string | Uint8Array>,
): Promise<SpooledFile> {
  const digest = createDigest();
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
