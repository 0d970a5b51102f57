import { open } from 'node:fs/promises';
import { UsageError } from '../usageError.ts';

/** Maximum file size. It is far more than needed; a larger file is the wrong one. */
const mostBytes = 5 * 1024 * 1024;

/**
 * Reads a CSV file, without a byte order mark.
 * @throws UsageError if it is too large or not UTF-8; the system's error if it cannot be read
 */
export async function readCsvFile(file: string): Promise<string> {
  const bytes = await readBytes(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${file} is not UTF-8; save it as “CSV UTF-8”.`);
  }
}

async function readBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new UsageError(`${file} is not a file.`);
    if (stat.size > mostBytes) throw new UsageError(`${file} is larger than 5 MB.`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
