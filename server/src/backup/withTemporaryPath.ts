import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/**
 * Lets work make a file or folder under a name beside its target, to be renamed once it is whole. Whatever lies there
 * when the work ends is removed, also when the process is ended in the middle of it.
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
