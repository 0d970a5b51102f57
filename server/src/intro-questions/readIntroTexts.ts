import type { IntroField } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** One stored answer to an intro question. */
export type IntroText = { content: string; revision: number; savedAt: string; savedBy: string };
export type IntroTexts = { readonly [field in IntroField]?: IntroText };

/**
 * What the team has written down of the intro questions. In a transaction it is held until that ends: two saves of one
 * field come one after the other.
 */
export async function readIntroTexts(db: Database, questionnaireId: number): Promise<IntroTexts> {
  // The name is not joined: a held row that was waited for is read anew, and its join with the old `saved_by` would
  // drop it. In the order of the fields, so that two saves do not wait for each other in a circle.
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
