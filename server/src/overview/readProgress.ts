import {
  completenessPercent,
  countCompleted,
  countsInTotal,
  deskPageSize,
  listIncompleteQuestions,
  countMissing,
  selectAnswersInForce,
  type StoredAnswers,
} from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { storeIfWritable } from '../database/storeIfWritable.ts';
import type { Edition, EditionReader } from '../editions/edition.ts';

/** Completeness of a questionnaire, 0 to 100 %, and the number of missing answers, documents and comments. */
export type Progress = { completeness: number; left: number };

/** A questionnaire with its stored progress, if any, and its current number of changes. */
export type ProgressRow = {
  id: number;
  year: number;
  edition_id: number;
  is_key_only: boolean;
  /** The value of `createChangeCountSql`, read by the same statement as the stored progress. */
  changes: number;
  stored: StoredProgress | null;
};
type StoredProgress = { version: string; answerable: number; completed: number; missing: number };

/**
 * Creates an SQL expression: the number of changes on a questionnaire, without those that are hidden until the reveal.
 * Every change of an answer or a document increases it, whoever makes it, in the transaction of the change.
 * @param column the column with the questionnaire's id, with its table: `q.id`
 */
export const createChangeCountSql = (column: string): string =>
  `(select coalesce(sum(c.for_team), 0) from change_counters c where c.questionnaire_id = ${column})`;

/** The number of questionnaires whose answers are read by one statement: as many as are on a page of the desk. */
const batch = deskPageSize;

/**
 * Returns the progress of several questionnaires, by id. Stored rows are used while nothing has changed since they were
 * computed, else they are computed again and stored. A row is computed from answers that are as new as its version or
 * newer, so it is never outdated while its version is current. See docs/decisions/0041-overview.md.
 * @param releaseId the server's release, which is part of the version because another release may count differently
 */
export async function readProgress(
  { db, readEdition, releaseId }: { db: Database; readEdition: EditionReader; releaseId: string },
  rows: readonly ProgressRow[],
): Promise<ReadonlyMap<number, Progress>> {
  const versionOf = ({ changes }: ProgressRow) => `${releaseId} ${changes}`;
  const progress = new Map<number, Progress>();
  const outdated: ProgressRow[] = [];
  for (const row of rows)
    if (row.stored?.version === versionOf(row)) progress.set(row.id, present(row.stored));
    else outdated.push(row);
  for (let start = 0; start < outdated.length; start += batch) {
    const some = outdated.slice(start, start + batch);
    const given = await readGiven(db, some);
    const computed: (StoredProgress & { id: number })[] = [];
    for (const row of some) {
      const edition = await readEdition(db, { editionId: row.edition_id, year: row.year });
      const { answers, documents } = given.get(row.id) ?? { answers: {}, documents: [] };
      computed.push({
        id: row.id,
        version: versionOf(row),
        ...computeProgress(edition, {
          isKeyOnly: row.is_key_only,
          stored: answers,
          documented: new Set(documents),
        }),
      });
    }
    for (const one of computed) progress.set(one.id, present(one));
    await storeIfWritable(db, () => store(db, computed));
  }
  return progress;
}

function present(one: StoredProgress): Progress {
  return { completeness: completenessPercent(one), left: one.missing };
}

function computeProgress(
  edition: Edition,
  {
    isKeyOnly,
    stored,
    documented,
  }: { isKeyOnly: boolean; stored: StoredAnswers; documented: ReadonlySet<number> },
): Omit<StoredProgress, 'version'> {
  const questions = [...edition.areas.values()]
    .filter((area) => countsInTotal(area, isKeyOnly))
    .flatMap((area) => area.questions);
  const answers = selectAnswersInForce({ areas: edition.areas, isKeyOnly }, stored);
  const incomplete = listIncompleteQuestions(questions, {
    answers,
    hasDocument: (id) => documented.has(id),
  });
  return { ...countCompleted(questions, answers), missing: countMissing(incomplete) };
}

type Given = { answers: StoredAnswers; documents: number[] };

/** Reads the answers, without the texts of comments, and the questions that have documents. */
async function readGiven(
  db: Database,
  rows: readonly ProgressRow[],
): Promise<ReadonlyMap<number, Given>> {
  const ids = rows.map(({ id }) => id);
  const { rows: found } = await sql<Given & { id: number }>`
    select q.id,
      (select coalesce(json_object_agg(form_key, json_build_object('questionId', question_id, 'answerId', answer_id,
        'value', value)), '{}') from responses where questionnaire_id = q.id) as answers,
      (select coalesce(json_agg(distinct question_id), '[]') from documents
        where questionnaire_id = q.id and question_id is not null) as documents
    from unnest(${ids}::integer[]) as q (id)`.execute(db);
  return new Map(found.map(({ id, ...given }) => [id, given]));
}

/** Stores the progress in the order of the questionnaires' ids, so that two simultaneous calls cannot deadlock. */
async function store(
  db: Database,
  computed: readonly (StoredProgress & { id: number })[],
): Promise<void> {
  await sql`
    insert into questionnaire_progress (questionnaire_id, version, answerable, completed, missing)
    select q.id, p.version, p.answerable, p.completed, p.missing
    from jsonb_to_recordset(${JSON.stringify(computed)}::jsonb)
      as p (id integer, version text, answerable integer, completed integer, missing integer)
    join questionnaires q on q.id = p.id order by q.id
    on conflict (questionnaire_id) do update set version = excluded.version,
      answerable = excluded.answerable, completed = excluded.completed, missing = excluded.missing`.execute(
    db,
  );
}
