import { sql, type RawBuilder } from 'kysely';
import type { OwnedTable } from './ownedTables.ts';

/** Ids of the organisations, questionnaires and accounts concerned. */
export type Scope = { readonly [kind in OwnedTable['by']]: readonly number[] };

/** SQL condition: a row of this table belongs to the scope. */
export function inScope({ by, column }: OwnedTable, scope: Scope): RawBuilder<boolean> {
  return sql`${sql.ref(column)} = any(${[...scope[by]]}::integer[])`;
}
