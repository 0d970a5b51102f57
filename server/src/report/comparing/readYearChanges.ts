import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** A read point: the state of the database in which the contributions of a year were read. */
export type YearReadPoint = {
  /** Changes with every start of the database and every restored backup: earlier read points are then invalid. */
  epoch: string;
  /** PostgreSQL's snapshot: which transactions were already visible. */
  snapshot: string;
  at: Date;
};

/** Changes of the questionnaires of a year since a read point (`YearReadPoint`). */
export type YearChanges = {
  point: YearReadPoint;
  /** Whether the changes since the earlier read point are unknown, so that everything must be read again. */
  isUnknown: boolean;
  /** Ids of the questionnaires of the year whose contribution may have changed. */
  changedIds: number[];
  /**
   * Number and sum of the ids of the year's questionnaires. No id is ever used again, so a difference shows that
   * questionnaires were added or deleted.
   */
  count: number;
  idSum: number;
};

/** Marks of changes are kept for longer than any read point is used. */
const marksKeptDays = 30;
const pointUsedDays = 29;

/**
 * Reads which questionnaires have changed since a read point, by the marks of `comparison_changes`. One statement sees
 * one snapshot, so a change is either reported now or the next time.
 * @param since undefined if nothing has been read yet
 */
export async function readYearChanges(
  db: Database,
  year: number,
  since: YearReadPoint | undefined,
): Promise<YearChanges> {
  const { rows } = await sql<YearReadPoint & Omit<YearChanges, 'point'>>`
    with since as materialized (
      select ${since?.snapshot ?? null}::pg_snapshot as snapshot, ${since?.at ?? null}::timestamptz as at)
    select pg_current_snapshot()::text as snapshot, now() as at,
      concat(pg_postmaster_start_time(), (select key from signing_keys where purpose = 'replies')) as epoch,
      s.snapshot is null or s.at < now() - make_interval(days => ${pointUsedDays})
        or pg_snapshot_xmax(s.snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as "isUnknown",
      array(select distinct c.questionnaire_id from comparison_changes c
        join questionnaires q on q.id = c.questionnaire_id and q.year = ${year}
        where c.changed_in >= pg_snapshot_xmin(s.snapshot)
          and not pg_visible_in_snapshot(c.changed_in, s.snapshot)) as "changedIds",
      y.count, y."idSum"
    from since s, (select count(*)::int as count, coalesce(sum(id), 0)::float8 as "idSum"
      from questionnaires where year = ${year}) y`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a statement without a condition has no row');
  const { epoch, snapshot, at, isUnknown, ...changes } = row;
  return {
    ...changes,
    point: { epoch, snapshot, at },
    isUnknown: isUnknown || since?.epoch !== epoch,
  };
}

/** Reads the ids of a year's questionnaires, in ascending order. */
export async function readQuestionnaireIdsOfYear(db: Database, year: number): Promise<number[]> {
  const rows = await db
    .selectFrom('questionnaires')
    .select('id')
    .where('year', '=', year)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes marks that are older than any read point in use, and marks with a transaction number from the future: such
 * marks come from a copy of another database with more transactions.
 */
export async function deleteExpiredChangeMarks(db: Database): Promise<void> {
  await sql`delete from comparison_changes
    where changed_at < now() - make_interval(days => ${marksKeptDays})
      or changed_in > pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}
