import type { Database } from '../../database/connect.ts';
import { haveAllFinalized, readTeam } from '../../grading/readTeam.ts';
import { revealGrades } from '../../grading/revealGrades.ts';
import { UsageError } from '../usageError.ts';

/**
 * Ends the blind phase if all remaining members have finalized: unanimous areas then get their final grades. Call it in
 * the transaction that changes the team, after the change.
 * @throws UsageError if grading is locked, which prevents final grades
 */
export async function revealAfterTeamChange({
  db,
  questionnaireId,
  at,
}: {
  db: Database;
  questionnaireId: number;
  at: Date;
}): Promise<void> {
  const team = await readTeam({ db, questionnaire: { id: questionnaireId } });
  if (!haveAllFinalized(team)) return;
  const questionnaire = await db
    .selectFrom('questionnaires')
    .select(['is_key_only as isKeyOnly', 'is_grading_locked', 'edition_id'])
    .where('id', '=', questionnaireId)
    .executeTakeFirstOrThrow();
  if (questionnaire.is_grading_locked)
    throw new UsageError(
      'Everybody who stays has finalized, so final grades would follow; but grading is locked.',
    );
  const areas = await db
    .selectFrom('areas as a')
    .innerJoin('categories as c', 'c.id', 'a.category_id')
    .select(['a.id', 'a.min_grade as minGrade'])
    .where('c.edition_id', '=', questionnaire.edition_id)
    .orderBy('a.id')
    .execute();
  await revealGrades(
    {
      db,
      accountId: null,
      questionnaire: { id: questionnaireId, isKeyOnly: questionnaire.isKeyOnly },
      areas,
      at,
    },
    team,
  );
}
