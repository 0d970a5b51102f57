import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Features in which a PostgreSQL server and PGlite (the embedded database) can differ, because of version, driver,
 * connections, collation or concurrency. A test file of the server that depends on one of them begins with `/** @engine
 * locks, types *\/` and runs on both engines. All others run on PostgreSQL only, except in `npm test -- all`.
 */
export const engineFeatures = [
  'connections',
  'transactions',
  'isolation',
  'locks',
  'upserts',
  'triggers',
  'migrations',
  'backup',
  'types',
  'json',
  'aggregates',
  'sorting',
  // Calls every action of the contract, and so executes most statements of the server.
  'every action',
] as const;

export type EngineTest = { file: string; features: string[] };

/** Lists the marked test files of the server, with paths from the root. */
export function listEngineTests(root: string): EngineTest[] {
  return globSync('server/src/**/*.test.ts', { cwd: root })
    .sort()
    .flatMap((file) => {
      const [, features] =
        /^\/\*\* @engine (.+) \*\/\n/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      return features === undefined ? [] : [{ file, features: features.split(', ') }];
    });
}
