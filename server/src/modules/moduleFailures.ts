import type { UseCase } from '../useCase.ts';
import type { Database } from '../database/connect.ts';

/** A repetition of the same failure within this time is not counted, because a page may fail in a loop. */
const countOnceInMs = 1_000;
/** Maximum number of different failures stored per day. */
const maxDifferentPerDay = 200;
/** Failures are deleted after this many days. */
const keptDays = 90;

/**
 * Records that a page could not show a version of a module: in the log, in the metrics and in the stored counts. The
 * database does not store who reported it.
 */
export const recordModuleFailure: UseCase<'moduleFailed'> = async (
  report,
  { db, now, logEvent, labelModule },
) => {
  const { module, version, reason } = report;
  logEvent({ event: 'module-failure', ...report, labels: await labelModule(report) });
  const at = now();
  const day = at.toISOString().slice(0, 10);
  const counted = await db
    .updateTable('module_failures')
    .set((row) => ({ times: row('times', '+', 1), last_at: at }))
    .where('day', '=', day)
    .where('module', '=', module)
    .where('version', '=', version)
    .where('reason', '=', reason)
    .where('last_at', '<=', new Date(at.getTime() - countOnceInMs))
    .returning('times')
    .executeTakeFirst();
  if (counted) return {};
  const { kinds } = await db
    .selectFrom('module_failures')
    .select((row) => row.fn.countAll<string>().as('kinds'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (Number(kinds) >= maxDifferentPerDay) return {};
  await db
    .insertInto('module_failures')
    .values({ day, module, version, reason, times: 1, first_at: at, last_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const oldest = new Date(at.getTime() - keptDays * 86_400_000).toISOString().slice(0, 10);
  await db.deleteFrom('module_failures').where('day', '<', oldest).execute();
  return {};
};

/**
 * Lists the stored failures since a day (`YYYY-MM-DD`), sorted by day (newest first) and then by frequency (highest
 * first).
 */
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
