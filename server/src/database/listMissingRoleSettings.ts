import { sql } from 'kysely';
import { apiCallDatabaseLimits, type Database } from './connect.ts';

/** PostgreSQL's names of the limits of API calls, with their values in ms. */
const neededSettings: { readonly [name: string]: number } = {
  statement_timeout: apiCallDatabaseLimits.statementTimeoutMs,
  lock_timeout: apiCallDatabaseLimits.lockTimeoutMs,
  idle_in_transaction_session_timeout: apiCallDatabaseLimits.idleInTransactionTimeoutMs,
};

/**
 * Lists the statements that give the role of these connections the limits of API calls (0 is no limit for PostgreSQL).
 * A connection through a pooler gets its limits from its role only. See docs/operating.md#database.
 */
export async function listMissingRoleSettings(db: Database): Promise<string[]> {
  const { rows } = await sql<{ role: string; name: string; ms: number }>`
    select quote_ident(current_user) as role, name, setting::int as ms from pg_settings
    where name = any(${Object.keys(neededSettings)}) order by name`.execute(db);
  return rows
    .filter(({ name, ms }) => ms === 0 || ms > (neededSettings[name] ?? 0))
    .map(({ role, name }) => `alter role ${role} set ${name} = ${neededSettings[name]}`);
}
