import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressions = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
];

/**
 * Writes `.br` and `.gz` beside every text file of a build, so that the server does not compress them on each request.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => /\.(js|css|json)$/.test(name))) {
    const source = await readFile(path.join(folder, file));
    for (const { ending, compress } of compressions)
      await writeFile(path.join(folder, file + ending), await compress(source));
  }
}
