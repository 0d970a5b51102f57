/** @engine types */
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { recordStatements } from '../testing/recordStatements.ts';
import type { DatabaseConnections } from './connect.ts';
import { prepareSharedRead } from './prepareSharedRead.ts';

let connection: DatabaseConnections;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const readNumbers = prepareSharedRead<
  { from: number; keys: string[]; at: Date | null },
  { number: number; key: string; at: Date | null }
>(
  `select $from::int + n.nr::int as number, n.key, $at::timestamptz as at
   from unnest($keys::text[]) with ordinality as n (key, nr) order by n.key`,
  { from: 'integer', keys: 'text[]', at: 'timestamptz' },
);
const readPower = prepareSharedRead<{ base: number }, { power: number }>(
  'select power($base::float8, 1000) as power',
  { base: 'float8' },
);

it('reads for callers that ask at the same time with one statement, and gives each its own rows', async () => {
  const { db } = connection;
  const at = new Date('2026-11-29T10:00:00.123Z');
  const stop = recordStatements(db);
  const replies = await Promise.all([
    readNumbers(db, { from: 10, keys: ['b', 'a'], at }),
    readNumbers(db, { from: 20, keys: [], at: null }),
    readNumbers(db, { from: 30, keys: ['“quoted”, {braces}'], at: null }),
  ]);
  expect(stop()).toHaveLength(1);
  expect(replies).toEqual([
    [
      { number: 12, key: 'a', at },
      { number: 11, key: 'b', at },
    ],
    [],
    [{ number: 31, key: '“quoted”, {braces}', at: null }],
  ]);
});

it('reads the same for one caller alone', async () => {
  const at = new Date('2026-11-29T10:00:00.123Z');
  const stop = recordStatements(connection.db);
  const rows = await readNumbers(connection.db, { from: 10, keys: ['b', 'a'], at });
  expect(stop()).toHaveLength(1);
  expect(rows).toEqual([
    { number: 12, key: 'a', at },
    { number: 11, key: 'b', at },
  ]);
});

it('fails only for the caller whose value the database cannot read', async () => {
  const { db } = connection;
  const replies = await Promise.allSettled([1, 10, 1].map((base) => readPower(db, { base })));
  expect(replies).toMatchObject([
    { status: 'fulfilled', value: [{ power: 1 }] },
    { status: 'rejected', reason: { code: '22003' } },
    { status: 'fulfilled', value: [{ power: 1 }] },
  ]);
});

it('fails for all callers if the database is closed, and works again with another one', async () => {
  const closed = await openTestDatabase();
  await closed.close();
  const replies = await Promise.allSettled([1, 1].map((base) => readPower(closed.db, { base })));
  expect(replies.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await readPower(connection.db, { base: 1 })).toEqual([{ power: 1 }]);
});
