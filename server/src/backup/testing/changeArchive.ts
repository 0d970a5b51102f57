import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { extract as extractTar, pack as packTar } from 'tar-stream';

/** A tar entry for a symbolic link. */
type Link = { name: string; type: 'symlink'; linkname: string };

/** Modifies the entries of an archive, to simulate manipulated archives. */
export async function changeArchive(
  archive: string,
  change: (entries: Map<string, Buffer>) => unknown,
  link?: Link,
): Promise<void> {
  const entries = new Map<string, Buffer>();
  const extract = extractTar();
  const reading = pipeline(Readable.from([await readFile(archive)]), createGunzip(), extract);
  for await (const stream of extract)
    entries.set(stream.header.name, await buffer(stream as AsyncIterable<Buffer>));
  await reading;
  change(entries);
  const pack = packTar();
  const packed = buffer(pack as AsyncIterable<Buffer>);
  if (link) pack.entry(link);
  for (const [name, bytes] of entries) pack.entry({ name }, bytes);
  pack.finalize();
  await writeFile(archive, gzipSync(await packed));
}
