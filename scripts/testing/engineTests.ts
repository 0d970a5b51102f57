import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Features in which a PostgreSQL server and PGlite (the embedded database) can differ, because of version, driver,
 * connections, collation or concurrency. A test file of the server that depends on one of them begins with `/** @engine
 * locks, types *\/`. `npm test` runs all files on PostgreSQL, and so many marked files on PGlite that each feature is
 * tested there once; `npm test -- all` runs all files on both.
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

/**
 * Chooses marked files that have every feature together: again and again the file with most of the missing features,
 * and of several such files the shortest.
 */
export function chooseEngineSample(root: string): EngineTest[] {
  const lengthOf = ({ file }: EngineTest) => statSync(join(root, file)).size;
  const byLength = listEngineTests(root).sort((one, other) => lengthOf(one) - lengthOf(other));
  const missing = new Set<string>(engineFeatures);
  const chosen: EngineTest[] = [];
  while (missing.size > 0) {
    const countMissing = ({ features }: EngineTest) =>
      features.filter((feature) => missing.has(feature)).length;
    const best = Math.max(...byLength.map(countMissing));
    const next = byLength.find((test) => countMissing(test) === best);
    if (!next || best === 0) throw new Error(`no test is marked with ${[...missing].join(', ')}`);
    chosen.push(next);
    for (const feature of next.features) missing.delete(feature);
  }
  return chosen;
}
