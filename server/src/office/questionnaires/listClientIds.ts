import type { Database } from '../../database/connect.ts';

/** The enabled client accounts of an organisation. */
export async function listClientIds(db: Database, organisationId: number): Promise<number[]> {
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
