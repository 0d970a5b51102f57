import { countsInTotal, finalGradeLockReason, refuse } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import type { ExclusiveContext, UseCase } from '../useCase.ts';
import { requireArea } from '../editions/edition.ts';
import { decideGradeChanges, type GradeToSet, type ResultingGrade } from './decideGradeChanges.ts';
import { haveAllFinalized, readTeam } from './readTeam.ts';
import { readAreaDigests } from './readAreaDigests.ts';

/**
 * Sets or (with null) clears the final grades of several areas: all of them, or none if one is refused. Each area may
 * be listed once. An equal grade confirms the stored one (`decideGradeChanges`); if that was set by agreement, it still
 * counts as set by agreement. The account must be the main certifier. See docs/product/grading.md#final-grades.
 * @throws Refusal invalid-input if an area is not in this edition; locked with `{reason}`
 */
export async function setFinalGrades(
  context: ExclusiveContext,
  wanted: readonly GradeToSet[],
): Promise<ResultingGrade[]> {
  if (wanted.length === 0) return [];
  const { db, account, questionnaire, edition, now } = context;
  const isTeamDone = haveAllFinalized(await readTeam(context));
  for (const { areaId } of wanted) {
    const reason = finalGradeLockReason({
      settings: questionnaire.settings,
      haveAllFinalized: isTeamDone,
      areaCounts: countsInTotal(requireArea(edition, areaId), questionnaire.isKeyOnly),
    });
    if (reason) throw refuse('locked', { reason });
  }

  const rows = await db
    .selectFrom('final_grades')
    .select(['area_id', 'grade', 'set_by', 'set_at', 'area_digest'])
    .where('questionnaire_id', '=', questionnaire.id)
    .where(
      'area_id',
      'in',
      wanted.map(({ areaId }) => areaId),
    )
    .execute();
  const stored = new Map(
    rows.map((row) => [
      row.area_id,
      { grade: row.grade, at: row.set_at, digest: row.area_digest, by: row.set_by },
    ]),
  );
  const digests = await readAreaDigests(context);
  const at = now();
  const { cleared, set, changes, resulting } = decideGradeChanges({ wanted, stored, digests, at });
  if (cleared.length > 0)
    await db
      .deleteFrom('final_grades')
      .where('questionnaire_id', '=', questionnaire.id)
      .where('area_id', 'in', cleared)
      .execute();
  if (set.length > 0)
    await db
      .insertInto('final_grades')
      .values(
        set.map(({ areaId, grade, digest, isConfirmed }) => ({
          questionnaire_id: questionnaire.id,
          area_id: areaId,
          grade,
          set_by: isConfirmed ? stored.get(areaId)?.by : account.id,
          set_at: at,
          area_digest: digest,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['questionnaire_id', 'area_id']).doUpdateSet((row) => ({
          grade: row.ref('excluded.grade'),
          set_by: row.ref('excluded.set_by'),
          set_at: row.ref('excluded.set_at'),
          area_digest: row.ref('excluded.area_digest'),
        })),
      )
      .execute();
  await recordChanges(db, {
    at,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'certifierAreaFinalGradeSet',
    changes,
  });
  return resulting;
}

/** Sets the final grade of one area, or clears it with null; see `setFinalGrades`. */
export const setFinalAreaGrade: UseCase<'certifierAreaFinalGradeSet'> = async (
  { areaId, grade, seen },
  context,
) => {
  const [resulting] = await setFinalGrades(context, [{ areaId, grade, seen }]);
  return { grade, setAt: resulting?.at?.toISOString() ?? null };
};
