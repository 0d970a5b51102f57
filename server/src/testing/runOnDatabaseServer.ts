import pg from 'pg';

/** Runs one statement on a PostgreSQL server, such as creating a database. */
export async function runOnDatabaseServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Returns the URL of another database on the same server. */
export function getDatabaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
