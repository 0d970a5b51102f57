import { join } from 'node:path';

/** The file that starts the real server, from the root of the repository. */
export const serverProgram = 'server/src/index.ts';

/**
 * The environment of a server that a test starts as a process: these settings and none of the tests' own. Compiled code
 * is kept, because reading the sources is most of a start.
 */
export function environmentOf(settings: { [name: string]: string }): { [name: string]: string } {
  const { PATH = '' } = process.env;
  return { PATH, NODE_COMPILE_CACHE: join(process.cwd(), '.cache', 'node'), ...settings };
}
