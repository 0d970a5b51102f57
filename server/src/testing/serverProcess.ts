import { join } from 'node:path';

/** The file that starts the real server, from the root of the repository. */
export const serverEntryFile = 'server/src/index.ts';

/**
 * Creates the environment of a server that a test starts as a process: these settings and none of the tests' own.
 * Node's cache of compiled code is kept, because compiling the sources takes most of the time of a start.
 */
export function createServerEnvironment(settings: { [name: string]: string }): {
  [name: string]: string;
} {
  const { PATH = '' } = process.env;
  return { PATH, NODE_COMPILE_CACHE: join(process.cwd(), '.cache', 'node'), ...settings };
}
