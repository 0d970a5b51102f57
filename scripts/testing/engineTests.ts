import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Features in which a PostgreSQL server and PGlite (the embedded database) can differ, because of version, driver,
 * connections, collation or concurrency. A test file of the server that depends on one of them begins with `/** @engine
 * locks, types *\/`. `npm test` runs all files on PostgreSQL, and on PGlite a few marked files that together test each
 * feature; `npm test -- all` runs all files on both.
 */
export const databaseEngineFeatures = [
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
  // The mark of a test that calls every action of the contract, and so executes most SQL statements of the server.
  'every action',
] as const;

export type DatabaseEngineTest = { file: string; features: string[] };

/** Lists the marked test files of the server, with paths from the root. */
export function listDatabaseEngineTests(root: string): DatabaseEngineTest[] {
  return globSync('server/src/**/*.test.ts', { cwd: root })
    .sort()
    .flatMap((file) => {
      const [, features] =
        /^\/\*\* @engine (.+) \*\/\n/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      return features === undefined ? [] : [{ file, features: features.split(', ') }];
    });
}

/**
 * Chooses a few marked files that together have every feature: adds, until no feature is missing, the file with most of
 * the missing features, and of several such files the shortest.
 */
export function chooseDatabaseEngineSample(root: string): DatabaseEngineTest[] {
  const lengthOf = ({ file }: DatabaseEngineTest) => statSync(join(root, file)).size;
  const byLength = listDatabaseEngineTests(root).sort(
    (one, other) => lengthOf(one) - lengthOf(other),
  );
  const missing = new Set<string>(databaseEngineFeatures);
  const chosen: DatabaseEngineTest[] = [];
  while (missing.size > 0) {
    const countMissing = ({ features }: DatabaseEngineTest) =>
      features.filter((feature) => missing.has(feature)).length;
    const best = Math.max(...byLength.map(countMissing));
    const next = byLength.find((test) => countMissing(test) === best);
    if (!next || best === 0) throw new Error(`no test is marked with ${[...missing].join(', ')}`);
    chosen.push(next);
    for (const feature of next.features) missing.delete(feature);
  }
  return chosen;
}
