import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The database of a site: PostgreSQL as in production, or the database in the server's data folder. */
export type DatabaseKind = 'postgres' | 'embedded';

/** `E2E_DATABASE=embedded` runs all tests on the embedded database. `npm test -- all` does so after PostgreSQL. */
export const usualDatabase: DatabaseKind =
  process.env.E2E_DATABASE === 'embedded' ? 'embedded' : 'postgres';

const template = 'demo';

/** Creates the empty database in which a first server writes the demo data. @returns its URL */
export async function createDemoTemplate(postgresUrl: string): Promise<string> {
  await administer(postgresUrl, `create database ${template}`);
  // The workers of Playwright inherit the environment.
  process.env.E2E_POSTGRES_URL = postgresUrl;
  return urlOf(postgresUrl, template);
}

/** Copies the demo data into a new database. A server starts on it faster than on an embedded one. */
export async function openDemoDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const postgresUrl = process.env.E2E_POSTGRES_URL;
  if (!postgresUrl) throw new Error('prepareDemo has not started PostgreSQL.');
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await administer(postgresUrl, `create database ${name} template ${template}`);
  return {
    url: urlOf(postgresUrl, name),
    close: () => administer(postgresUrl, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function urlOf(postgresUrl: string, database: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${database}`;
  return url.href;
}
