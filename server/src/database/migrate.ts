import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  MIGRATION_LOCK_ID,
  Migrator,
  type Migration,
} from 'kysely/migration';
import { sql } from 'kysely';
import { storeAuditVisibility } from '../audit/auditVisibility.ts';
import type { Database } from './connect.ts';
import { inTransaction } from './inTransaction.ts';
import * as schema from './migrations/0001-initial-schema.ts';
import * as renamingByIndex from './migrations/0002-renaming-by-index.ts';
import { storeIfWritable } from './storeIfWritable.ts';

/** All migrations by name, in order. Append new ones; never change a released one. */
export const migrations: Record<string, Migration> = {
  '0001-initial-schema': schema,
  '0002-renaming-by-index': renamingByIndex,
};

/** Thrown if this version does not know the database's schema. The message is one sentence with the remedy. */
export class UnknownSchemaError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'UnknownSchemaError';
  }
}

/**
 * Migrates the database to the newest schema in one transaction, and stores the declarations of who may notice changes
 * (`audit_visibility`). Both happen under one lock, so that servers that start at the same time do not conflict. If a
 * step of a migration fails, nothing is changed. If there is nothing to migrate and the database is read-only, the
 * declarations are not stored: without writes, there are no changes that they apply to.
 * @throws UnknownSchemaError if a migration was applied that this version does not have
 */
export async function migrate(db: Database): Promise<void> {
  if (db.isTransaction) {
    await migrateToLatest(db);
    return storeAuditVisibility(db);
  }
  await db.connection().execute(async (connection) => {
    const { adapter } = connection.getExecutor();
    const lock = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID };
    // The lock that Kysely's migrator takes, too. The migrator uses this connection, so it does not wait for the lock.
    await adapter.acquireMigrationLock(connection, lock);
    try {
      await migrateToLatest(connection);
      await storeIfWritable(connection, () => inTransaction(connection, storeAuditVisibility));
    } finally {
      await adapter.releaseMigrationLock(connection, lock);
    }
  });
}

async function migrateToLatest(db: Database): Promise<void> {
  const issue = describeUnknownSchema(await readAppliedMigrations(db));
  if (issue) throw new UnknownSchemaError(`The database cannot be used: ${issue}`);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => withDeclarations() },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Returns all migrations. The newest one also stores the declarations of the actions in its transaction, so that a
 * server that is running at that time never uses the newest trigger without the declarations that the trigger reads.
 */
function withDeclarations(): Record<string, Migration> {
  const [name, newest] = Object.entries(migrations).at(-1) ?? [];
  if (!name || !newest) throw new Error('there is no migration');
  const up = async (db: Database) => {
    await newest.up(db);
    await storeAuditVisibility(db);
  };
  return { ...migrations, [name]: { up } };
}

/** Reads the names of the applied migrations, in order; none in a new database. */
export async function readAppliedMigrations(db: Database): Promise<string[]> {
  const { rows: tables } = await sql`
    select where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Says in one sentence why this version cannot use a schema. It can use a schema only if the applied migrations are the
 * first entries of `migrations`, in the same order.
 * @param applied names of the applied migrations, in order
 * @returns undefined if the schema is the newest one or an earlier one
 */
export function describeUnknownSchema(applied: readonly string[]): string | undefined {
  const known = Object.keys(migrations);
  const first = applied.findIndex((name, index) => name !== known[index]);
  if (first === -1) return undefined;
  return first < known.length
    ? `its schema ${applied.at(-1)} is from a build before the first release, which no release can read: start with an empty installation.`
    : `its schema is ${applied.at(-1)}, and this version knows schemas up to ${known.at(-1)}: install a newer version.`;
}

/**
 * Updates the statistics with which PostgreSQL plans queries. PGlite never updates them by itself, and a database
 * server does so only about a minute after many writes. See docs/decisions/0018-live-and-blind.md.
 */
export async function refreshPlannerStatistics(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}
