/** @engine backup, migrations */
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { connect } from '../database/connect.ts';
import { migrations } from '../database/migrate.ts';
import { archiveFormat, type ArchiveManifest } from './archive.ts';
import { packArchive, spoolToFile } from './packArchive.ts';
import { dumpTable } from './tableDump.ts';
import { readMigrations, readSequences, readSchema } from './schema.ts';
import { openInstallations } from './testing/installations.ts';

let site: Awaited<ReturnType<typeof openInstallations>>;
beforeEach(async () => {
  site = await openInstallations();
});
afterEach(() => site.close());

/** Writes a backup with the schema of the first release, which had no documents. */
async function packFirstSchema(): Promise<void> {
  const { db, close } = await connect({ kind: 'memory' });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0001-first');
  await sql`insert into organisations (key, title) values ('jadran', 'Jadran')`.execute(db);
  const tables: ArchiveManifest['tables'] = [];
  await packArchive(site.archive, {
    at: new Date(),
    fill: (add) =>
      db.transaction().execute(async (trx) => {
        for (const schema of await readSchema(trx)) {
          const spooled = await spoolToFile(join(site.folder, schema.name), dumpTable(trx, schema));
          await add({ kind: 'table', table: schema.name }, spooled);
          tables.push({
            name: schema.name,
            columns: schema.columns.map(({ name }) => name),
            rowCount: spooled.lineCount,
            nextNumbers: await readSequences(trx, schema),
            byteCount: spooled.byteCount,
            sha256: spooled.sha256,
          });
        }
        const manifest = {
          format: archiveFormat,
          createdAt: new Date().toISOString(),
          migrations: await readMigrations(trx),
          tables,
          files: [],
          faults: [],
        };
        const text = (async function* () {
          yield JSON.stringify(manifest);
        })();
        await add({ kind: 'manifest' }, await spoolToFile(join(site.folder, 'manifest'), text));
      }),
  });
  await close();
}

it('a backup of an older schema is restored and migrated to the current one', async () => {
  await packFirstSchema();
  const target = await site.openEmpty();
  const schema = await readSchema(target.db);
  await site.restore(target);
  expect(await readMigrations(target.db)).toEqual(Object.keys(migrations));
  expect(await readSchema(target.db)).toEqual(schema);
  const rows = await target.db.selectFrom('organisations').select(['key', 'brand']).execute();
  expect(rows).toEqual([{ key: 'jadran', brand: '' }]);
  // The restored installation works: it can be backed up, and that backup can be restored.
  await site.backUp(target);
  const next = await site.openEmpty();
  await site.restore(next);
  expect(await site.everythingOf(next)).toEqual(await site.everythingOf(target));
});
