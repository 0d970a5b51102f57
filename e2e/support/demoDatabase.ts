import { randomUUID } from 'node:crypto';
import {
  runOnDatabaseServer,
  getDatabaseUrl,
} from '../../server/src/testing/runOnDatabaseServer.ts';

/** The database of a site: PostgreSQL as in production, or the database in the server's data folder. */
export type DatabaseKind = 'postgres' | 'embedded';

/** `E2E_DATABASE=embedded` runs all tests on the embedded database. `npm test -- all` does so after PostgreSQL. */
export const defaultDatabase: DatabaseKind =
  process.env.E2E_DATABASE === 'embedded' ? 'embedded' : 'postgres';

const template = 'demo';

/** Creates the empty database in which a first server writes the demo data. @returns its URL */
export async function createDemoTemplateDatabase(postgresUrl: string): Promise<string> {
  await runOnDatabaseServer(postgresUrl, `create database ${template}`);
  // Pass the URL on to the workers of Playwright, which inherit the environment.
  process.env.E2E_POSTGRES_URL = postgresUrl;
  return getDatabaseUrl(postgresUrl, template);
}

/** Copies the demo data into a new database. A server starts faster with it than with an embedded database. */
export async function openDemoDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const postgresUrl = process.env.E2E_POSTGRES_URL;
  if (!postgresUrl) throw new Error('prepareDemo has not started PostgreSQL.');
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  // `file_copy` takes half the time of the default, which writes the copied pages to the log. On a server that syncs,
  // its checkpoints would be slow, but the test server never syncs.
  await runOnDatabaseServer(
    postgresUrl,
    `create database ${name} template ${template} strategy file_copy`,
  );
  return {
    url: getDatabaseUrl(postgresUrl, name),
    close: () => runOnDatabaseServer(postgresUrl, `drop database ${name} with (force)`),
  };
}
