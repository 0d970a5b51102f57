import { sql } from 'kysely';
import { type TransactionDatabase, setTextFormats } from '../database/inTransaction.ts';
import { migrate } from '../database/migrate.ts';
import type { FileStore } from '../documents/stores/fileStore.ts';
import { InvalidArchiveError, type ArchiveManifest } from './archive.ts';
import { checkArchive, checkDigests } from './checkArchive.ts';
import { restoreSequences, recreateSchema, readSchema } from './schema.ts';
import { loadTable } from './tableDump.ts';
import { walkArchive } from './walkArchive.ts';

/**
 * Restores a backup into an empty installation, on either kind of database, completely or not at all. The archive is
 * verified first. If its schema is older, it is migrated to the newest one. Sessions, signing keys and other temporary
 * rows are not restored (see `endSessions`).
 * @returns what was restored, and the number of sessions that were left out
 * @param trx the transaction of the restore; the caller must roll it back if this throws
 * @throws InvalidArchiveError if the archive is incomplete or the installation is not empty; no file is then left
 *   behind
 */
export async function restoreBackup({
  trx,
  files,
  source,
}: {
  trx: TransactionDatabase;
  files: Pick<FileStore, 'write' | 'remove' | 'list'>;
  source: string;
}): Promise<ArchiveManifest & { endedSessions: number }> {
  const manifest = await checkArchive(source);
  const kept = new Set<string>();
  for await (const name of files.list()) kept.add(name);
  const written: string[] = [];
  try {
    await lockEmptyDatabase(trx);
    await recreateSchema(trx, manifest.migrations);
    await setTextFormats(trx);
    await withTriggersDisabled(trx, () =>
      withDeferredForeignKeys(trx, () => load({ trx, files, source, manifest, written })),
    );
    await restoreSequences(trx, manifest);
    await migrate(trx);
    return { ...manifest, endedSessions: await endSessions(trx) };
  } catch (error) {
    // Removes only files that this restore has created. Stored names are random, so a file that existed before with the
    // same name has the same bytes and stays.
    for (const name of written) if (!kept.has(name)) await files.remove(name);
    throw rowsThatDoNotFit(error);
  }
}

/**
 * Deletes what must not continue to exist in a restored installation:
 * - the sessions, because users may have signed out of some of them since the backup;
 * - the signing keys, because everybody who has the archive could sign file URLs and device tokens with them. New keys
 *   are created on first use. The new key for replies changes all ETags, so pages that are still open reuse no reply of
 *   the original installation, which may have reached the same counter values with other data. The new key also makes
 *   servers read the results of all years again;
 * - the mails that wait, because the original installation may have sent them;
 * - the links for choosing a password and the changes of e-mails that wait, because they may have been used or ended
 *   since the backup;
 * - sign-in failures, used proofs and presence, which are outdated, and the marks of changed comparisons, which contain
 *   transaction numbers of the original database.
 * @returns the number of deleted sessions
 */
async function endSessions(trx: TransactionDatabase): Promise<number> {
  const ended = await trx.deleteFrom('tokens').executeTakeFirst();
  for (const table of [
    'sign_in_failures',
    'used_proofs',
    'report_editors',
    'comparison_changes',
    'signing_keys',
    'outbox',
    'password_links',
    'email_change_links',
    'email_changes',
  ] as const)
    await trx.deleteFrom(table).execute();
  return Number(ended.numDeletedRows);
}

async function load({
  trx,
  files,
  source,
  manifest,
  written,
}: {
  trx: TransactionDatabase;
  files: Pick<FileStore, 'write'>;
  source: string;
  manifest: ArchiveManifest;
  written: string[];
}): Promise<void> {
  const schemas = new Map((await readSchema(trx)).map((schema) => [schema.name, schema]));
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const name of schemas.keys())
    if (!tables.has(name))
      throw new InvalidArchiveError(`The archive does not hold the table ${name}.`);
  const digests = await walkArchive(source, async (entry, bytes) => {
    if (entry.kind === 'manifest') return;
    if (entry.kind === 'file') {
      written.push(entry.storedName);
      await files.write(entry.storedName, bytes);
      return;
    }
    const schema = schemas.get(entry.table);
    const stated = tables.get(entry.table);
    if (!schema || !stated)
      throw new InvalidArchiveError(
        `The archive holds a table ${entry.table}, which this schema lacks.`,
      );
    await loadTable(trx, { schema, stated, bytes });
  });
  // The archive may have changed since it was checked.
  checkDigests(manifest, digests);
}

/**
 * Converts PostgreSQL's errors of the classes 22 (invalid value) and 23 (constraint violation) to InvalidArchiveError.
 * Returns other errors unchanged. Source: PostgreSQL manual, appendix A.
 */
function rowsThatDoNotFit(error: unknown): unknown {
  const state = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^2[23]...$/.test(state)
    ? new InvalidArchiveError(`The archive's rows are inconsistent (${(error as Error).message}).`)
    : error;
}

/** Tables in which a server writes rows before anybody has signed in; a restore may delete these rows. */
const serverFilledTables = new Set(['signing_keys', 'sign_in_failures', 'module_failures']);

/**
 * Checks that a restore overwrites nothing, locks all tables until the transaction ends, and empties the tables that a
 * server fills by itself.
 * @throws InvalidArchiveError naming a table that has rows
 */
async function lockEmptyDatabase(trx: TransactionDatabase): Promise<void> {
  const tables = await readSchema(trx);
  const names = tables.map(({ name }) => sql.table(name));
  await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(trx);
  for (const { name } of tables) {
    if (serverFilledTables.has(name)) {
      await sql`delete from ${sql.table(name)}`.execute(trx);
      continue;
    }
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(trx);
    if (rows.length > 0)
      throw new InvalidArchiveError(
        `This installation is not empty (${name}): a backup can only be restored into an empty one.`,
      );
  }
}

/**
 * Runs work with foreign keys checked at its end instead of per row, so that rows can be inserted in any order. Tables
 * refer to each other in cycles (a question and the answer that disables it) and to themselves.
 */
async function withDeferredForeignKeys(
  trx: TransactionDatabase,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as "table", conname as name from pg_constraint
    join pg_class c on c.oid = conrelid
    where contype = 'f' and not condeferrable
      and c.relnamespace = current_schema()::regnamespace`.execute(trx);
  const alter = async (how: string) => {
    for (const { table, name } of rows)
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${sql.raw(how)}`.execute(
        trx,
      );
  };
  await alter('deferrable initially deferred');
  await work();
  await sql`set constraints all immediate`.execute(trx);
  await alter('not deferrable');
}

/**
 * Runs work with the schema's own triggers disabled: the restored rows already include what these triggers wrote
 * (`change_counters`).
 */
async function withTriggersDisabled(
  trx: TransactionDatabase,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select distinct c.relname as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = current_schema()::regnamespace`.execute(trx);
  const alter = async (how: 'disable' | 'enable') => {
    for (const { table } of rows)
      await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger user`.execute(trx);
  };
  await alter('disable');
  await work();
  await alter('enable');
}
