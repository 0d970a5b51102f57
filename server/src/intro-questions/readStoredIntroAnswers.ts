import type { IntroField } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** A stored answer to an intro question. */
export type StoredIntroAnswer = {
  content: string;
  revision: number;
  savedAt: string;
  savedBy: string;
};
export type StoredIntroAnswers = { readonly [field in IntroField]?: StoredIntroAnswer };

/**
 * Reads the team's answers to the intro questions. Inside a transaction the rows are locked, so that two saves of one
 * field run one after the other.
 */
export async function readStoredIntroAnswers(
  db: Database,
  questionnaireId: number,
): Promise<StoredIntroAnswers> {
  // The name comes from a subquery, not a join: after waiting for a row lock PostgreSQL re-reads the row, and a join
  // with the old `saved_by` would drop it. The rows are ordered by field, so that two saves cannot deadlock.
  const rows = await db
    .selectFrom('intro_answers')
    .select(['field', 'content', 'revision', 'saved_at'])
    .select(sql<string>`(select a.name from accounts a where a.id = saved_by)`.as('name'))
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('field')
    .$if(db.isTransaction, (rows) => rows.forUpdate())
    .execute();
  return Object.fromEntries(
    rows.map(({ field, content, revision, saved_at, name }) => [
      field,
      { content, revision, savedAt: saved_at.toISOString(), savedBy: name },
    ]),
  );
}
