import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '../../scripts/startPostgres.ts';
import { createDemoTemplateDatabase, defaultDatabase } from './demoDatabase.ts';
import { folders } from './folders.ts';
import { prepareSite } from './prepareSite.ts';
import { startServer } from './startServer.ts';

/**
 * Runs before all tests: copies the built site, then starts the server once to create the demo data.
 * Each site gets a copy of the demo data.
 * @returns the function that runs after all tests: it stops PostgreSQL, and throws if a test has changed files that all
 * sites share
 */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  await prepareSite();
  const builtFiles = listFileStates(folders.builtSite);
  let postgres: Postgres | undefined;
  try {
    postgres = defaultDatabase === 'postgres' ? await startPostgres() : undefined;
    const databaseUrl = postgres && (await createDemoTemplateDatabase(postgres.url));
    await writeDemo(databaseUrl);
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
  return async () => {
    await postgres?.stop();
    if (listFileStates(folders.builtSite) !== builtFiles)
      throw new Error(
        'A test has changed the built files without `test.use({ changesFiles: true })`.',
      );
  };
}

/** One line for each file below a folder: its path, size and last change. */
function listFileStates(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .toSorted()
    .join('\n');
}

/**
 * Starts a server once, which writes the demo data.
 * @param databaseUrl an empty database of a PostgreSQL server; the database in the data folder by default
 */
async function writeDemo(databaseUrl?: string): Promise<void> {
  rmSync(folders.demo, { recursive: true, force: true });
  const server = await startServer({
    dataFolder: folders.demo,
    siteFolder: folders.builtSite,
    databaseUrl,
  });
  await server.stop();
}
