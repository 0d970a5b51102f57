import { sql, type RawBuilder } from 'kysely';
import type { OwnedTable } from './ownedTables.ts';

/** Ids of the organisations, questionnaires and accounts whose rows are exported or erased. */
export type Scope = { readonly [kind in OwnedTable['by']]: readonly number[] };

/** Creates an SQL condition: whether a row of this table belongs to the scope. */
export function inScopeCondition({ by, column }: OwnedTable, scope: Scope): RawBuilder<boolean> {
  return sql`${sql.ref(column)} = any(${[...scope[by]]}::integer[])`;
}
