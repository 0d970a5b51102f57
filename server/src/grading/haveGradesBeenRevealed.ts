import type { Database } from '../database/connect.ts';

/**
 * Whether everybody in the team had finalized at some time, so that the grades have been revealed. Stays true after a
 * finalization is reset. Use `haveAllFinalized` to know whether the grades are visible now.
 */
export async function haveGradesBeenRevealed({
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
