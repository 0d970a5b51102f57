import type { Database } from '../database/connect.ts';

/** Lists the modules that pages could not show: newest day first, then the most frequent first. */
export async function listModuleFailures(db: Database, sinceDay: string) {
  const rows = await db
    .selectFrom('module_failures')
    .selectAll()
    .where('day', '>=', sinceDay)
    .orderBy('day', 'desc')
    .orderBy('times', 'desc')
    .execute();
  return rows.map(({ first_at, last_at, ...row }) => ({
    ...row,
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
  }));
}
