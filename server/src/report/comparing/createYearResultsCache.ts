import type { ActionName } from '@cert/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { allFinalizedCondition } from '../../grading/allFinalizedCondition.ts';
import { readYearResults, type YearResults } from './readYearResults.ts';
import type { ComparedYear } from './selectValues.ts';

/** Reads the aggregated results of a year from a cache. */
export type YearResultsReader = (
  db: Database,
  compared: ComparedYear & { now: Date },
) => Promise<YearResults>;

/**
 * Maximum time until results include changes that the trail does not link to a questionnaire, such as a company group
 * set by the office.
 */
const periodMs = 600_000;

/** Actions that do not affect comparisons; all others invalidate the cache. */
const withoutResult: readonly ActionName[] = [
  'certifierAreaGradeSet',
  'certifierAreaCommentSet',
  'certifierAreaFinalCommentSet',
  'certifierAreaCommentFinalSet',
  'certifierAreaQuestionCommentSet',
  'reportContentSaveItems',
];

/**
 * Creates a reader that adds up a year again only if the audit trail has a new row that may have changed its results.
 * So the cost of most reports is independent of the number of questionnaires.
 * @param certificatePercent the programme's threshold
 * @param dbForLongWork connections for adding up: with ten thousand questionnaires it takes longer than the statement
 *   limit of calls
 */
export function createYearResultsCache({
  certificatePercent,
  dbForLongWork,
}: {
  certificatePercent: number;
  dbForLongWork: Database;
}): YearResultsReader {
  const kept = new Map<string, { version: string; results: Promise<YearResults> }>();
  return async (db, { now, ...compared }) => {
    const place = JSON.stringify(compared);
    // Read before the results: a change in between makes the results newer than their version, never older.
    const version = await readVersion(db, { now, ...compared });
    const known = kept.get(place);
    if (known?.version === version) return known.results;
    const sought = { ...compared, certificatePercent };
    // A transaction may be rolled back, and other callers must not wait for it, so its results are not shared.
    if (db.isTransaction) return readYearResults(db, sought);
    const results = readYearResults(dbForLongWork, sought);
    const entry = { version, results };
    kept.set(place, entry);
    // Removes a failed result, unless a newer one has replaced it.
    results.catch(() => kept.get(place) === entry && kept.delete(place));
    return results;
  };
}

async function readVersion(
  db: Database,
  { year, isFinalizedOnly, now }: ComparedYear & { now: Date },
): Promise<string> {
  const period = Math.floor(now.getTime() / periodMs);
  // Starts one period earlier: a call that started before the period may write rows with an earlier time.
  const since = new Date((period - 1) * periodMs);
  const isOpen = isFinalizedOnly ? sql`not ${allFinalizedCondition(sql`q.id`)}` : sql`false`;
  const { rows } = await sql<{ questionnaires: number; changes: number }>`
    select count(distinct q.id)::int as questionnaires, count(l.id)::int as changes
    from questionnaires q
    left join audit_log l on l.questionnaire_id = q.id and l.at >= ${since}
      and l.action <> all(${withoutResult}::text[])
      and not (l.action = 'questionnaireAnswersSave' and ${isOpen})
    where q.year = ${year}`.execute(db);
  return JSON.stringify([period, rows]);
}
