import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { startPostgres, type Postgres } from '../../scripts/startPostgres.ts';
import { createDemoTemplate, usualDatabase } from './demoDatabase.ts';
import { folders } from './folders.ts';
import { startServer } from './startServer.ts';

/**
 * Runs before all tests: starts the server once on each database, so that it writes the demo data. Each site gets a
 * copy of them.
 * @returns what runs after all tests: stops PostgreSQL
 */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  if (!existsSync(join(folders.dist, 'modules.json')))
    throw new Error('dist/ has no built site. Run `npm run build`, or `npm test -- e2e`.');
  let postgres: Postgres | undefined;
  try {
    postgres = usualDatabase === 'postgres' ? await startPostgres() : undefined;
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
    port: await getPort(),
    dataFolder,
    siteFolder: folders.dist,
    databaseUrl,
  });
  await server.stop();
}
