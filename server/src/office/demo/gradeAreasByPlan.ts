import { type Grade, isGrade } from '@cert/shared/domain';
import type { DemoQuestionnaire } from '../../content/schema/demoWorld.ts';
import { getOrThrow } from '../../getOrThrow.ts';
import { finalizeGrades } from '../../grading/finalizeGrades.ts';
import { setFinalGrades } from '../../grading/setFinalGrades.ts';
import { setOwnGrades } from '../../grading/setOwnGrades.ts';
import { computeAreaStatus, type AreaStatus } from '../../questionnaires/areaStatus.ts';
import { readQuestionnaireData } from '../../questionnaires/readQuestionnaireData.ts';
import type { ContentIdFinder } from './createContentIdFinder.ts';
import type { Participants } from './participants.ts';
import { createSeededRandom } from './createSeededRandom.ts';

/**
 * Grades on behalf of the team according to the plan. Each certifier grades either only the first areas, or all areas
 * and then finalizes. When all three have finalized, the final grades are set.
 */
export async function gradeAreasByPlan({
  plan: { answers, graded, finalized, finalGrades },
  participants: { team, byEmail },
  ids,
}: {
  plan: Pick<DemoQuestionnaire, 'answers' | 'graded' | 'finalized' | 'finalGrades'>;
  participants: Participants;
  ids: ContentIdFinder;
}): Promise<void> {
  const [main] = team;
  const { questionnaire, edition } = main;
  const state = await readQuestionnaireData({
    ...main,
    accountId: main.account.id,
    hasComments: false,
  });
  const random = createSeededRandom(answers.seed);
  const finals = planFinalGrades({
    areaStatuses: [...edition.areas.values()].map((area) =>
      computeAreaStatus({ area, state, isKeyOnly: questionnaire.isKeyOnly }),
    ),
    exceptions: new Map(Object.entries(finalGrades).map(([key, grade]) => [ids.area(key), grade])),
    random,
  });
  for (const member of team) {
    const { email } = member.account;
    const count = finalized.includes(email) ? finals.size : (graded[email] ?? 0);
    const own = [...finals].slice(0, count).map(([areaId, final]) => {
      const draw = random();
      return { areaId, grade: member === main ? final : makeOwnGrade(final, draw) };
    });
    await setOwnGrades(member, own);
  }
  const input = { id: questionnaire.id };
  for (const email of finalized) await finalizeGrades(input, getOrThrow(byEmail, email));
  if (finalized.length < team.length) return;
  await setFinalGrades(
    main,
    [...finals].map(([areaId, grade]) => ({ areaId, grade })),
  );
}

/**
 * Plans a team's final grades: those that the answers suggest, but half a grade lower in about a sixth of the areas and
 * half a grade higher in another sixth.
 * @param exceptions grades to use instead of the planned ones, by area id
 * @returns by area id, for all areas that count
 */
function planFinalGrades({
  areaStatuses,
  exceptions,
  random,
}: {
  areaStatuses: readonly AreaStatus[];
  exceptions: ReadonlyMap<number, Grade>;
  random: () => number;
}): Map<number, Grade> {
  return new Map(
    areaStatuses
      .filter(({ counts }) => counts)
      .map(({ area, grades }) => {
        const suggested = grades?.system ?? 0;
        const draw = Math.floor(random() * 6);
        const drift = draw === 0 ? -0.5 : draw === 1 ? 0.5 : 0;
        return [area.id, exceptions.get(area.id) ?? driftedGrade(suggested, drift)];
      }),
  );
}

/**
 * Creates a colleague's own grade for a given final grade of the team: in one area of three it differs by half a grade,
 * so that only some areas are unanimous.
 * @param draw 0 or more and below 1
 */
function makeOwnGrade(finalGrade: Grade, draw: number): Grade {
  const drift = draw < 1 / 6 ? -0.5 : draw >= 5 / 6 ? 0.5 : 0;
  return driftedGrade(finalGrade, drift);
}

/**
 * Returns a grade shifted by a drift; unchanged if the result is outside of the scale.
 * @param drift -0.5, 0 or 0.5
 */
function driftedGrade(grade: Grade, drift: number): Grade {
  const drifted = grade + drift;
  return isGrade(drifted) ? drifted : grade;
}
