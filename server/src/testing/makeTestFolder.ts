import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

// Of whichever test file imports this one.
afterAll(() =>
  Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))),
);

/**
 * An empty folder that is removed when the test file has ended.
 * @param name what its own name begins with
 */
export async function makeTestFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  made.push(folder);
  return folder;
}
