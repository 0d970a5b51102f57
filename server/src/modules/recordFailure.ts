import type { UseCase } from '../http/useCase.ts';

/** Another of a kind within this time is not counted: a page that fails again and again says nothing new. */
const countOnceInMs = 1_000;
/** So many kinds a day are kept: more than a release can go wrong in, and no more than a list can be. */
const mostKindsADay = 200;
/** Days after which nobody asks any more. */
const keptDays = 90;

/** Counts that a version of a module could not be shown. Who told it is not kept. */
export const recordFailure: UseCase<'moduleFailed'> = async (
  { module, version, reason },
  { db, now },
) => {
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
  if (Number(kinds) >= mostKindsADay) return {};
  await db
    .insertInto('module_failures')
    .values({ day, module, version, reason, times: 1, first_at: at, last_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const oldest = new Date(at.getTime() - keptDays * 86_400_000).toISOString().slice(0, 10);
  await db.deleteFrom('module_failures').where('day', '<', oldest).execute();
  return {};
};
