import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chooseDatabaseEngineSample,
  databaseEngineFeatures,
  listDatabaseEngineTests,
} from './engineTests.ts';

const root = join(__dirname, '..', '..');
const tests = listDatabaseEngineTests(root);

/** Matches SQL that the engines or their drivers may execute differently. */
const engineSql =
  /\b(forUpdate|forShare|skipLocked|onConflict|ilike|jsonb?_\w+|array_agg|pg_\w+|collate|isolation level)\b/;

test('every feature in which the two database engines can differ is tested on both', () => {
  expect(new Set(tests.flatMap(({ features }) => features))).toEqual(
    new Set(databaseEngineFeatures),
  );
});

test('the tests that `npm test` runs on the embedded database cover every feature in which the engines can differ', () => {
  const sample = chooseDatabaseEngineSample(root);
  expect(new Set(sample.flatMap(({ features }) => features))).toEqual(
    new Set(databaseEngineFeatures),
  );
  expect(sample.length).toBeLessThan(tests.length / 3);
});

test('each folder of the server with SQL that can differ between the engines has a test on both', () => {
  const folders = new Set(
    globSync('server/src/*/**/*.ts', { cwd: root })
      .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
      .filter((file) => engineSql.test(readFileSync(join(root, file), 'utf8')))
      .map((file) => file.split('/')[2] ?? ''),
  );
  expect(folders.size).toBeGreaterThan(5);
  const tested = new Set(tests.map(({ file }) => file.split('/')[2] ?? ''));
  expect([...folders].filter((folder) => !tested.has(folder))).toEqual([]);
});
