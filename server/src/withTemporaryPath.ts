import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/**
 * Runs work with a temporary path in the target's folder. When the file or folder is complete, the work renames it to
 * the target. At the end, removes everything that remains at the temporary path, also if the process exits during the
 * work. Removes nothing if a signal without a handler ends the process.
 */
export async function withTemporaryPath<Result>(
  target: string,
  work: (draft: string) => Promise<Result>,
): Promise<Result> {
  const draft = `${target}.${randomUUID()}.part`;
  const removeNow = () => rmSync(draft, { recursive: true, force: true });
  process.once('exit', removeNow);
  try {
    return await work(draft);
  } finally {
    process.off('exit', removeNow);
    await rm(draft, { recursive: true, force: true });
  }
}
