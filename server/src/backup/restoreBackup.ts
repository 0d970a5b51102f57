import type { TransactionDatabase } from '../database/inTransaction.ts';
import { migrate } from '../database/migrate.ts';
import type { FileStore } from '../documents/fileStore.ts';
import { InvalidArchiveError } from './invalidArchiveError.ts';
import { checkArchive, checkDigests } from './checkArchive.ts';
import { lockEmptyDatabase } from './lockEmptyDatabase.ts';
import { restoreSequences } from './restoreSequences.ts';
import { withDeferredForeignKeys } from './withDeferredForeignKeys.ts';
import { setTextFormats } from './setTextFormats.ts';
import { loadTable } from './loadTable.ts';
import type { Manifest } from './manifest.ts';
import { withTriggersDisabled } from './withTriggersDisabled.ts';
import { prepareSchema } from './prepareSchema.ts';
import { readSchema } from './readSchema.ts';
import { walkArchive } from './walkArchive.ts';

/**
 * Restores a backup into an empty installation, on either kind of database, whole or not at all. The archive is read
 * through and checked first; a backup of an older schema is brought to the newest one. Sessions, signing keys and counted
 * sign-ins of then are left out (`endSessions`).
 * @returns what was restored, and how many sessions were not
 * @param trx is to be taken back when this throws
 * @throws InvalidArchiveError when the archive is not whole or the installation is not empty; then no file is left behind
 */
export async function restoreBackup({
  trx,
  files,
  source,
}: {
  trx: TransactionDatabase;
  files: Pick<FileStore, 'write' | 'remove' | 'list'>;
  source: string;
}): Promise<Manifest & { endedSessions: number }> {
  const manifest = await checkArchive(source);
  const kept = new Set<string>();
  for await (const name of files.list()) kept.add(name);
  const written: string[] = [];
  try {
    await lockEmptyDatabase(trx);
    await prepareSchema(trx, manifest.migrations);
    await setTextFormats(trx);
    await withTriggersDisabled(trx, () =>
      withDeferredForeignKeys(trx, () => load({ trx, files, source, manifest, written })),
    );
    await restoreSequences(trx, manifest);
    await migrate(trx);
    return { ...manifest, endedSessions: await endSessions(trx) };
  } catch (error) {
    // Those that lay there before were replaced by the same bytes, if by any, and are not ours to remove.
    for (const name of written) if (!kept.has(name)) await files.remove(name);
    throw rowsThatDoNotFit(error);
  }
}

/**
 * Ends all sessions of then, some of which were signed out since, and forgets the signing keys, with which whoever has
 * the archive could make addresses of files and known devices. New keys are made when they are first needed. With that of
 * replies their tags change: the installation may have gone on after the backup, up to the very counts that this one
 * will reach with other changes, and pages that were open then must not take its replies for those that they have.
 * @returns the number of sessions
 */
async function endSessions(trx: TransactionDatabase): Promise<number> {
  const ended = await trx.deleteFrom('tokens').executeTakeFirst();
  for (const table of [
    'sign_in_failures',
    'used_proofs',
    'report_editors',
    'signing_keys',
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
  manifest: Manifest;
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

/** Class 22 are values that are no value of their type, class 23 broken rules. Source: PostgreSQL manual, appendix A. */
function rowsThatDoNotFit(error: unknown): unknown {
  const state = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^2[23]...$/.test(state)
    ? new InvalidArchiveError(
        `The archive's rows do not fit together (${(error as Error).message}).`,
      )
    : error;
}
