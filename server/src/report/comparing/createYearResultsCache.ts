import type { ActionName } from '@cert/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { allFinalized } from '../../grading/allFinalized.ts';
import { readYearResults, type YearResults } from './readYearResults.ts';
import type { ComparedYear } from './selectCompared.ts';

/** Reads what a year has reached together, and keeps it as long as it is true. */
export type YearResultsReader = (
  db: Database,
  compared: ComparedYear & { now: Date },
) => Promise<YearResults>;

/** What the trail does not tell of a questionnaire, such as a group that the office changed, is this old at most. */
const periodMs = 600_000;

/** What changes nothing that is compared; all the rest is taken for a change. */
const withoutResult: readonly ActionName[] = [
  'certifierAreaGradeSet',
  'certifierAreaCommentSet',
  'certifierAreaFinalCommentSet',
  'certifierAreaCommentFinalSet',
  'certifierAreaQuestionCommentSet',
  'reportContentSaveItems',
];

/**
 * A reader that adds a year up again only when the audit trail has a new row that may have changed its results. So a
 * report costs the same among ten thousand questionnaires as among a hundred.
 * @param certificatePercent the programme's threshold
 * @param dbForLongWork where it is added up: among ten thousand questionnaires that takes longer than a call may ask
 *   the database
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
    // Read first: what changes in between makes the results newer than their version, never older.
    const version = await readVersion(db, { now, ...compared });
    const known = kept.get(place);
    if (known?.version === version) return known.results;
    const sought = { ...compared, certificatePercent };
    // A transaction may be rolled back, and others must not wait for it: what it reads is its own.
    if (db.isTransaction) return readYearResults(db, sought);
    const results = readYearResults(dbForLongWork, sought);
    const entry = { version, results };
    kept.set(place, entry);
    // A failed reading is not kept; a newer one that took its place is.
    results.catch(() => kept.get(place) === entry && kept.delete(place));
    return results;
  };
}

async function readVersion(
  db: Database,
  { year, isFinalizedOnly, now }: ComparedYear & { now: Date },
): Promise<string> {
  const period = Math.floor(now.getTime() / periodMs);
  // A call that was under way when the period began writes its instant before it.
  const since = new Date((period - 1) * periodMs);
  const isOpen = isFinalizedOnly ? sql`not ${allFinalized(sql`q.id`)}` : sql`false`;
  const { rows } = await sql<{ questionnaires: number; changes: number }>`
    select count(distinct q.id)::int as questionnaires, count(l.id)::int as changes
    from questionnaires q
    left join audit_log l on l.questionnaire_id = q.id and l.at >= ${since}
      and l.action <> all(${withoutResult}::text[])
      and not (l.action = 'questionnaireAnswersSave' and ${isOpen})
    where q.year = ${year}`.execute(db);
  return JSON.stringify([period, rows]);
}
