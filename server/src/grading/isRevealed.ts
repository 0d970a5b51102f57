import type { Database } from '../database/connect.ts';

/**
 * Whether everybody in the team had finalized at some time, so that they have seen each other's grades. It stays so
 * when a finalization is set back; whether the grades are open now says `haveAllFinalized`.
 */
export async function isRevealed({
  db,
  questionnaire,
}: {
  db: Database;
  questionnaire: { id: number };
}): Promise<boolean> {
  const { grades_revealed_at: revealedAt } = await db
    .selectFrom('questionnaires')
    .select('grades_revealed_at')
    .where('id', '=', questionnaire.id)
    .executeTakeFirstOrThrow();
  return revealedAt !== null;
}
