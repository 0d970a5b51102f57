/** @engine backup, migrations */
import { sql } from 'kysely';
import { migrate, migrations, readAppliedMigrations } from '../database/migrate.ts';
import { readSchema } from './schema.ts';
import { openInstallations } from './testing/installations.ts';

let site: Awaited<ReturnType<typeof openInstallations>>;
beforeEach(async () => {
  site = await openInstallations();
});
afterEach(async () => {
  delete migrations['9999-of-tomorrow'];
  await site.close();
});

it('a backup of an older schema is restored and migrated to the current one', async () => {
  const [older, target, next] = [
    await site.openFilled(),
    await site.openEmpty(),
    await site.openEmpty(),
  ];
  await site.backUp(older);
  migrations['9999-of-tomorrow'] = {
    up: async (db) => {
      await sql`alter table organisations add motto text not null default 'onward'`.execute(db);
    },
  };
  for (const { db } of [target, next]) await migrate(db);
  const schema = await readSchema(target.db);

  await site.restore(target);

  expect(await readAppliedMigrations(target.db)).toEqual(Object.keys(migrations));
  expect(await readSchema(target.db)).toEqual(schema);
  const keys = await older.db.selectFrom('organisations').select('key').orderBy('key').execute();
  const { rows } = await sql`select key, motto from organisations order by key`.execute(target.db);
  expect(rows).toEqual(keys.map(({ key }) => ({ key, motto: 'onward' })));
  expect(rows.length).toBeGreaterThan(0);
  // The restored installation works: it can be backed up, and that backup can be restored.
  await site.backUp(target);
  await site.restore(next);
  expect(await site.everythingOf(next)).toEqual(await site.everythingOf(target));
});
