/** @engine migrations */
import { sql } from 'kysely';
import type { DatabaseConnections } from '../database/connect.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { ownedTableList, ownedTables } from './ownedTables.ts';

let connection: DatabaseConnections;
let references: { from: string; column: string; to: string }[];
let columns: { table: string; column: string }[];

beforeAll(async () => {
  connection = await openTestDatabase();
  ({ rows: references } = await sql<(typeof references)[number]>`
    select c.relname as "from", a.attname as "column", t.relname as "to"
    from pg_constraint
    join pg_class c on c.oid = conrelid
    join pg_class t on t.oid = confrelid
    join pg_attribute a on a.attrelid = conrelid and a.attnum = any(conkey)
    where contype = 'f' and c.relnamespace = current_schema()::regnamespace`.execute(
    connection.db,
  ));
  ({ rows: columns } = await sql<(typeof columns)[number]>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema()`.execute(connection.db));
});
afterAll(() => connection.close());

describe('the list of tables with an organisation’s data', () => {
  it('names every table that refers to organisations, questionnaires or accounts, and no other', () => {
    const found = new Set(['organisations', 'questionnaires', 'accounts']);
    const hangs = ({ from, to }: { from: string; to: string }) => found.has(to) && !found.has(from);
    for (let next = references.find(hangs); next; next = references.find(hangs))
      found.add(next.from);
    // Adds tables that contain such an id without a foreign key: the database leaves their rows unchanged when the row
    // with this id is deleted.
    for (const { table, column } of columns)
      if (/^(organisation|questionnaire|account)_id$/.test(column)) found.add(table);
    expect(Object.keys(ownedTables).sort()).toEqual([...found].sort());
    expect(found.size).toBeGreaterThan(15);
  });

  it('names every column that refers to an account', () => {
    const pointing = references
      .filter(({ to, column }) => to === 'accounts' && column !== 'id')
      .map(({ from, column }) => `${from}.${column}`);
    const named = ownedTableList.flatMap(([table, { by, column, people = [] }]) => [
      ...(by === 'account' && column !== 'id' ? [`${table}.${column}`] : []),
      ...people.map((person) => `${table}.${person}`),
    ]);
    expect(named).toEqual(expect.arrayContaining(pointing));
    expect(pointing.length).toBeGreaterThan(8);
  });

  it('names referencing tables first, so that rows can be deleted in this order', () => {
    const order = Object.keys(ownedTables);
    const wrong = references.filter(
      ({ from, to }) =>
        from !== to && order.includes(to) && order.indexOf(from) > order.indexOf(to),
    );
    expect(wrong).toEqual([]);
  });
});
