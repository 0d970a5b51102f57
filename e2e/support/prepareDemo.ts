import { rmSync } from 'node:fs';
import { startPostgres, type Postgres } from '../../scripts/startPostgres.ts';
import { createDemoTemplate, defaultDatabase } from './demoDatabase.ts';
import { folders } from './folders.ts';
import { prepareSite } from './prepareSite.ts';
import { startServer } from './startServer.ts';

/**
 * Runs before all tests: copies the built site, then starts the server once on each database to create the demo data.
 * Each site gets a copy of the demo data.
 * @returns the function that runs after all tests: it stops PostgreSQL
 */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  await prepareSite();
  let postgres: Postgres | undefined;
  try {
    postgres = defaultDatabase === 'postgres' ? await startPostgres() : undefined;
    const databaseUrl = postgres && (await createDemoTemplate(postgres.url));
    await Promise.all([
      writeDemo(folders.embeddedDemo),
      databaseUrl && writeDemo(folders.postgresDemo, databaseUrl),
    ]);
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
  return async () => postgres?.stop();
}

async function writeDemo(dataFolder: string, databaseUrl?: string): Promise<void> {
  rmSync(dataFolder, { recursive: true, force: true });
  const server = await startServer({
    dataFolder,
    siteFolder: folders.builtSite,
    databaseUrl,
  });
  await server.stop();
}
