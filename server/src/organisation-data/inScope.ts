import { sql, type RawBuilder } from 'kysely';
import type { OwnedTable } from './ownedTables.ts';

/** Whose data are meant, by id. */
export type Scope = { readonly [kind in OwnedTable['by']]: readonly number[] };

/** The condition that a row of this table belongs to the scope. */
export function inScope({ by, column }: OwnedTable, scope: Scope): RawBuilder<boolean> {
  return sql`${sql.ref(column)} = any(${[...scope[by]]}::integer[])`;
}
