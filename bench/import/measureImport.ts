import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { folders } from '../../e2e/support/folders.ts';
import { importContentFolder } from '../../server/src/content/importing/importEdition.ts';
import { median } from '../median.ts';
import { createEmptyDatabase, type DatabaseKind } from '../createEmptyDatabase.ts';
import type { Row } from '../row.ts';

const rounds = 5;
/** Limit for the median time of an import. */
const maxMs = 5000;
const contentFolder = path.join(folders.root, 'content');

/**
 * Measures the import of the full edition with all checks, compared with parsing the same files with the YAML library
 * alone.
 */
export async function measureImport(cleanup: AsyncDisposableStack): Promise<Row[]> {
  const bareMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) bareMs.push(await timed(readBare));
  return [
    await measureOn(cleanup, 'embedded database', median(bareMs)),
    await measureOn(cleanup, 'PostgreSQL, fsync off', median(bareMs)),
  ];
}

async function measureOn(
  cleanup: AsyncDisposableStack,
  kind: DatabaseKind,
  bareMs: number,
): Promise<Row> {
  console.log(`import: ${rounds} times, ${kind} …`);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const db = await createEmptyDatabase(cleanup, kind);
    times.push(
      await timed(async () => {
        const { editions } = await importContentFolder({
          db,
          contentFolder,
          spellingFolder: path.join(contentFolder, 'spelling'),
          now: () => new Date(),
        });
        if (!editions.every(({ isNew }) => isNew)) throw new Error('the edition already exists');
      }),
    );
  }
  const ourMs = median(times);
  return {
    what: `import of the full edition: ${kind}`,
    measured: `${Math.round(ourMs)} ms`,
    baseline: `${Math.round(bareMs)} ms to parse the same files`,
    ratio: (ourMs / bareMs).toFixed(1),
    target: `≤ ${maxMs} ms`,
    isMet: ourMs <= maxMs,
  };
}

async function readBare(): Promise<void> {
  for await (const file of glob(path.join(contentFolder, 'editions', '**', '*.yaml')))
    parseDocument(await readFile(file, 'utf8')).toJS();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
