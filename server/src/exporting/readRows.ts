import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { inScopeCondition, type Scope } from '../organisation-data/inScopeCondition.ts';
import type { OwnedTable, OwnedTableName } from '../organisation-data/ownedTables.ts';
import type { ExportedRow } from './exportedQuestionnaire.ts';
import type { Labels } from './readLabels.ts';

/** Reads the rows of a table that belong to the scope, without secrets, and with labels for their ids. */
export async function readRows({
  trx,
  table,
  owned,
  scope,
  words,
}: {
  trx: Database;
  table: OwnedTableName;
  owned: OwnedTable;
  scope: Scope;
  words: Labels;
}): Promise<ExportedRow[]> {
  const { people = [], secrets = [] } = owned;
  const { rows } = await sql<{ row: { [column: string]: unknown } }>`
    select to_jsonb(t) - ${[...secrets]}::text[] as row from ${sql.table(table)} t
    where ${inScopeCondition(owned, scope)} order by t`.execute(trx);
  return rows.map(({ row }) => {
    const shown: ExportedRow['shown'] = {};
    for (const [column, value] of Object.entries(row)) {
      if (typeof value !== 'number') continue;
      const word = people.includes(column) ? words.findPerson(value) : words.find(column, value);
      if (word !== undefined) shown[column] = word;
    }
    return { ...row, shown };
  });
}
