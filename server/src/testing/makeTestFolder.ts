import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

// This runs at the end of each test file that imports this module.
afterAll(() =>
  Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))),
);

/**
 * Creates a temporary folder that is removed after the test file.
 * @param name prefix of its name
 */
export async function makeTestFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  made.push(folder);
  return folder;
}
