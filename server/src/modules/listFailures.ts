import type { Database } from '../database/connect.ts';

/** What pages could not show, the newest day first and within it what happened most often. */
export async function listFailures(db: Database, sinceDay: string) {
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
