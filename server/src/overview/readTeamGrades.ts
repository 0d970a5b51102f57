import { calculateGradeSpread, type Grade } from '@cert/shared/domain';
import type { MemberGrade } from '@cert/shared/contract';
import type { Database } from '../database/connect.ts';
import { createAllFinalizedCondition } from '../grading/createAllFinalizedCondition.ts';
import type { TeamMember } from '../grading/readTeam.ts';

/** The grades of the whole team; `of` gives those of one area, the main certifier's first. */
export type TeamGradesByArea = { of: (areaId: number) => MemberGrade[] };

/**
 * Reads everybody's grades. Until everybody has finalized, the grades stay in the database. See
 * docs/product/grading.md#blind-phase.
 */
export async function readTeamGrades(
  db: Database,
  { questionnaireId, team }: { questionnaireId: number; team: readonly TeamMember[] },
): Promise<TeamGradesByArea> {
  const rows = await db
    .selectFrom('certifier_grades')
    .select(['area_id', 'account_id', 'grade'])
    .where('questionnaire_id', '=', questionnaireId)
    .where(createAllFinalizedCondition(questionnaireId))
    .execute();
  const grades = new Map(
    rows.map((row) => [`${row.area_id} ${row.account_id}`, row.grade as Grade]),
  );
  return {
    of: (areaId) =>
      team.map(({ accountId, name }) => ({
        certifierId: accountId,
        name,
        grade: grades.get(`${areaId} ${accountId}`) ?? null,
      })),
  };
}

/** Returns the grades of an area and how far they are apart (`calculateGradeSpread`). */
export function listGradesWithSpread(
  marks: TeamGradesByArea,
  areaId: number,
): { marks: MemberGrade[]; spread: number } {
  const ofArea = marks.of(areaId);
  return { marks: ofArea, spread: calculateGradeSpread(ofArea.map(({ grade }) => grade)) };
}
