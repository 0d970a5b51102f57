import type { Grade } from '@cert/shared/domain';
import { recordChanges } from '../../audit/recordChanges.ts';
import type { Database } from '../../database/connect.ts';

/**
 * Lets all of a team finalize and sets the final grades, as the main certifier does at the end (decisions §3).
 * @param finalGrades by area id
 */
export async function concludeGrading({
  db,
  questionnaireId,
  teamIds,
  mainCertifierId,
  finalGrades,
  at,
}: {
  db: Database;
  questionnaireId: number;
  teamIds: readonly number[];
  mainCertifierId: number;
  finalGrades: ReadonlyMap<number, Grade>;
  at: Date;
}): Promise<void> {
  const place = { questionnaire_id: questionnaireId };
  await db
    .insertInto('finalizations')
    .values(teamIds.map((id) => ({ ...place, account_id: id, finalized_at: at })))
    .execute();
  await db
    .insertInto('final_grades')
    .values(
      [...finalGrades].map(([areaId, grade]) => ({
        ...place,
        area_id: areaId,
        grade,
        set_by: mainCertifierId,
        set_at: at,
      })),
    )
    .execute();
  for (const id of teamIds)
    await recordChanges(db, {
      at,
      accountId: id,
      questionnaireId,
      action: 'certifierFinalizeGrades',
      changes: [{ subject: 'grades', before: null, after: 'finalized' }],
    });
  await recordChanges(db, {
    at,
    accountId: mainCertifierId,
    questionnaireId,
    action: 'certifierAreaFinalGradeSet',
    changes: [...finalGrades].map(([areaId, grade]) => ({
      subject: `area ${areaId}`,
      before: null,
      after: grade,
    })),
  });
}
