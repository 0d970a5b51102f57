import { countsInTotal, ownGradeLockReason, refuse } from '@cert/shared/domain';
import { sql } from 'kysely';
import { recordChanges } from '../audit/recordChanges.ts';
import type { ExclusiveContext, UseCase } from '../useCase.ts';
import { requireArea } from '../editions/edition.ts';
import { decideGradeChanges, type GradeToSet, type ResultingGrade } from './decideGradeChanges.ts';
import { haveGradesBeenRevealed, readTeam } from './readTeam.ts';
import { readAreaDigests } from './readAreaDigests.ts';

/**
 * Sets or (with null) clears the account's own grades of several areas: all of them, or none if one is refused. Each
 * area may be listed once. An equal grade confirms the stored one (`decideGradeChanges`). See
 * docs/product/grading.md#own-grades.
 * @throws Refusal invalid-input if an area is not in this edition; locked with `{reason}`
 */
export async function setOwnGrades(
  context: ExclusiveContext,
  wanted: readonly GradeToSet[],
): Promise<ResultingGrade[]> {
  if (wanted.length === 0) return [];
  const { db, account, questionnaire, edition, now } = context;
  const team = await readTeam(context);
  const hasFinalized = team.some((one) => one.accountId === account.id && one.hasFinalized);
  for (const { areaId } of wanted) {
    const reason = ownGradeLockReason({
      settings: questionnaire.settings,
      hasFinalized,
      areaCounts: countsInTotal(requireArea(edition, areaId), questionnaire.isKeyOnly),
    });
    if (reason) throw refuse('locked', { reason });
  }

  const rowKey = { questionnaire_id: questionnaire.id, account_id: account.id };
  const rows = await db
    .selectFrom('certifier_grades')
    .select(['area_id', 'grade', 'graded_at', 'area_digest'])
    .where((is) => is.and(rowKey))
    .where(
      'area_id',
      'in',
      wanted.map(({ areaId }) => areaId),
    )
    .execute();
  const stored = new Map(
    rows.map((row) => [
      row.area_id,
      { grade: row.grade, at: row.graded_at, digest: row.area_digest },
    ]),
  );
  const digests = await readAreaDigests(context);
  const isAfterReveal = await haveGradesBeenRevealed(context);
  const at = now();
  const { cleared, set, changes, resulting } = decideGradeChanges({ wanted, stored, digests, at });
  if (cleared.length > 0)
    await db
      .deleteFrom('certifier_grades')
      .where((is) => is.and(rowKey))
      .where('area_id', 'in', cleared)
      .execute();
  if (set.length > 0)
    await db
      .insertInto('certifier_grades')
      .values(
        set.map(({ areaId, grade, digest }) => ({
          ...rowKey,
          area_id: areaId,
          grade,
          graded_at: at,
          area_digest: digest,
          is_after_reveal: isAfterReveal,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['questionnaire_id', 'area_id', 'account_id']).doUpdateSet((row) => ({
          grade: row.ref('excluded.grade'),
          graded_at: row.ref('excluded.graded_at'),
          area_digest: row.ref('excluded.area_digest'),
          // A confirmed grade keeps its flag: if it was first given before the reveal, it is still a blind grade.
          is_after_reveal: sql<boolean>`certifier_grades.is_after_reveal
            or (excluded.is_after_reveal and certifier_grades.grade <> excluded.grade)`,
        })),
      )
      .execute();
  await recordChanges(db, {
    at,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'certifierAreaGradeSet',
    changes,
  });
  return resulting;
}

/** Sets the caller's own grade of one area, or clears it with null; see `setOwnGrades`. */
export const setOwnAreaGrade: UseCase<'certifierAreaGradeSet'> = async (
  { areaId, grade, seen },
  context,
) => {
  const [resulting] = await setOwnGrades(context, [{ areaId, grade, seen }]);
  return { grade, gradedAt: resulting?.at?.toISOString() ?? null };
};
