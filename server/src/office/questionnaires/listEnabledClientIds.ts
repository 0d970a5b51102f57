import type { Database } from '../../database/connect.ts';

/** Lists the ids of an organisation's enabled client accounts. */
export async function listEnabledClientIds(
  db: Database,
  organisationId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('is_certifier', '=', false)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
