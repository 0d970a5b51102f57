import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type DatabaseAddress } from '../server/src/database/connect.ts';
import type { Database } from '../server/src/database/connect.ts';
import { migrate } from '../server/src/database/migrate.ts';
import { startPostgres } from '../scripts/startPostgres.ts';

export type BenchDatabaseKind = 'embedded database' | 'PostgreSQL, fsync off';

/** Creates an empty database with the newest schema. */
export async function createEmptyDatabase(
  cleanup: AsyncDisposableStack,
  kind: BenchDatabaseKind,
): Promise<Database> {
  const { dbForLongWork: db, close } = await connect(await addressOf(cleanup, kind));
  cleanup.defer(close);
  await migrate(db);
  return db;
}

async function addressOf(
  cleanup: AsyncDisposableStack,
  kind: BenchDatabaseKind,
): Promise<DatabaseAddress> {
  if (kind === 'PostgreSQL, fsync off') {
    const postgres = await startPostgres();
    cleanup.defer(() => postgres.stop());
    return { kind: 'server', url: postgres.url };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'cert-bench-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  return { kind: 'embedded', folder };
}
