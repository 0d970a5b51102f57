import { sql } from 'kysely';
import { connect } from '../database/connect.ts';
import { listMissingRoleSettings } from '../database/listMissingRoleSettings.ts';

/**
 * Gives the role of a PostgreSQL server the time limits of API calls, as an operator does before servers reach it
 * through a pooler.
 * @param url the server itself, not the pooler
 */
export async function setCallLimits(url: string): Promise<void> {
  // The connections of calls send no limits of their own to a pooler, so only those of the role are found.
  const { db, dbForLongWork, close } = await connect({ kind: 'server', url, pooledUrl: url });
  try {
    for (const statement of await listMissingRoleSettings(db))
      await sql.raw(statement).execute(dbForLongWork);
  } finally {
    await close();
  }
}
