/** @engine connections, transactions, triggers, migrations, types */
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import type { DatabaseConnections } from './connect.ts';
import { StaleReadError, inTransaction } from './inTransaction.ts';
import { migrate, migrations, readAppliedMigrations } from './migrate.ts';

let connection: DatabaseConnections;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const countOrganisations = async () =>
  (await connection.db.selectFrom('organisations').select('id').execute()).length;

describe('the database', () => {
  it('gives the same JavaScript values for the same SQL, whether embedded or on a server', async () => {
    const { rows } = await sql`select 1.5::numeric(2,1) as grade, count(*) as count,
      timestamptz '2026-11-20 10:00+01' as at, ${JSON.stringify({ a: [1] })}::jsonb as value,
      'null'::jsonb as nothing, true as flag`.execute(connection.db);
    expect(rows).toEqual([
      {
        grade: 1.5,
        count: 1,
        at: new Date('2026-11-20T09:00:00Z'),
        value: { a: [1] },
        nothing: null,
        flag: true,
      },
    ]);
  });

  it('can be migrated a second time without an error', async () => {
    await expect(migrate(connection.db)).resolves.toBeUndefined();
  });

  it('is unchanged after a failed migration, whose error states the reason, and can be migrated again', async () => {
    const other = await openTestDatabase();
    migrations['9999-broken'] = {
      up: async (db) => {
        await sql`create table half_done ()`.execute(db);
        await sql`select 1 / 0`.execute(db);
      },
    };
    try {
      await expect(migrate(other.dbForLongWork)).rejects.toThrow('division by zero');
    } finally {
      delete migrations['9999-broken'];
    }
    const { rows } = await sql`select from pg_class where relname = 'half_done'`.execute(other.db);
    expect(rows).toEqual([]);
    await migrate(other.dbForProbes);
    await other.close();
  });

  it.each([
    [
      'a newer version',
      [...Object.keys(migrations), '9999-of-tomorrow'],
      /9999-of-tomorrow.*install a newer/,
    ],
    [
      'a build before the first release',
      ['0001-first', '0002-next'],
      /0002-next.*before the first/,
    ],
  ])(
    'is refused and left unchanged if %s has created its schema',
    async (_maker, applied, message) => {
      const other = await openTestDatabase();
      await sql`delete from kysely_migration`.execute(other.db);
      for (const name of applied)
        await sql`insert into kysely_migration values (${name}, now()::text)`.execute(other.db);
      await expect(migrate(other.dbForLongWork)).rejects.toThrow(message);
      expect(await readAppliedMigrations(other.db)).toEqual(applied);
      await other.close();
    },
  );

  it('refuses to change or delete rows of the audit trail', async () => {
    const { db } = connection;
    await db
      .insertInto('audit_log')
      .values({ at: new Date(), action: 'test', subject: 'test' })
      .execute();
    await expect(db.updateTable('audit_log').set({ subject: 'x' }).execute()).rejects.toThrow();
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(/append-only/);
  });
});

describe('a transaction', () => {
  it('stores nothing if its work fails', async () => {
    const work = inTransaction(connection.db, async (trx) => {
      await trx.insertInto('organisations').values({ key: 'a', title: 'A' }).execute();
      throw new Error('broken');
    });
    await expect(work).rejects.toThrow('broken');
    expect(await countOrganisations()).toBe(0);
  });

  it('is retried from the start when the data that it read have changed', async () => {
    let attempts = 0;
    await inTransaction(connection.db, async (trx) => {
      await trx.insertInto('organisations').values({ key: 'b', title: 'B' }).execute();
      attempts += 1;
      if (attempts < 3) throw new StaleReadError();
    });
    expect([attempts, await countOrganisations()]).toEqual([3, 1]);
  });

  it('is retried when the database ends it because of a deadlock', async () => {
    let attempts = 0;
    await inTransaction(connection.db, async (trx) => {
      attempts += 1;
      if (attempts === 1)
        await sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(trx);
    });
    expect(attempts).toBe(2);
  });

  it('gives up after five attempts', async () => {
    let attempts = 0;
    const work = inTransaction(connection.db, async () => {
      attempts += 1;
      throw new StaleReadError();
    });
    await expect(work).rejects.toThrow(StaleReadError);
    expect(attempts).toBe(5);
  });
});
