import type { DemoWorld } from '../../content/schema/demoWorld.ts';
import type { Database } from '../../database/connect.ts';

/**
 * Adds the demo's organisations as far as they are missing.
 * @returns the ids of all of them by key
 */
export async function prepareOrganisations(
  db: Database,
  organisations: DemoWorld['organisations'],
): Promise<ReadonlyMap<string, number>> {
  await db
    .insertInto('organisations')
    .values(organisations)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const rows = await db
    .selectFrom('organisations')
    .select(['id', 'key'])
    .where(
      'key',
      'in',
      organisations.map(({ key }) => key),
    )
    .execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
}
