import { type Grade, isGrade } from '@cert/shared/domain';
import type { DemoQuestionnaire } from '../../content/schema/demoWorld.ts';
import { getOrThrow } from '../../getOrThrow.ts';
import { finalizeGrades } from '../../grading/finalizeGrades.ts';
import { setFinalGrades } from '../../grading/setFinalGrades.ts';
import { setOwnGrades } from '../../grading/setOwnGrades.ts';
import { areaStatus, type AreaStatus } from '../../questionnaires/areaStatus.ts';
import { readState } from '../../questionnaires/readState.ts';
import type { ContentIds } from './idsByKey.ts';
import type { Participants } from './participants.ts';
import { seededRandom } from './seededRandom.ts';

/**
 * Grades on behalf of the team according to the plan. A certifier grades the first areas, or all areas and finalizes.
 * When all three have finalized, the final grades are set.
 */
export async function gradeAreas({
  plan: { answers, graded, finalized, finalGrades },
  participants: { team, byEmail },
  ids,
}: {
  plan: Pick<DemoQuestionnaire, 'answers' | 'graded' | 'finalized' | 'finalGrades'>;
  participants: Participants;
  ids: ContentIds;
}): Promise<void> {
  const [main] = team;
  const { questionnaire, edition } = main;
  const state = await readState({ ...main, accountId: main.account.id, hasComments: false });
  const random = seededRandom(answers.seed);
  const finals = planFinalGrades({
    standings: [...edition.areas.values()].map((area) =>
      areaStatus({ area, state, isKeyOnly: questionnaire.isKeyOnly }),
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
 * Plans a team's final grades: those suggested by the answers, but half a grade lower in one area of six and half a
 * grade higher in another.
 * @param exceptions grades to use instead of the planned ones, by area id
 * @returns by area id, for all areas that count
 */
function planFinalGrades({
  standings,
  exceptions,
  random,
}: {
  standings: readonly AreaStatus[];
  exceptions: ReadonlyMap<number, Grade>;
  random: () => number;
}): Map<number, Grade> {
  return new Map(
    standings
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
 * A colleague's own grade for a given final grade of the team: in one area of three it differs by half a grade, so that
 * only some areas are unanimous.
 * @param draw 0 or more and below 1
 */
function makeOwnGrade(finalGrade: Grade, draw: number): Grade {
  const drift = draw < 1 / 6 ? -0.5 : draw >= 5 / 6 ? 0.5 : 0;
  return driftedGrade(finalGrade, drift);
}

/** A grade shifted by a drift; unchanged if the result is outside of the scale. @param drift in half steps */
function driftedGrade(grade: Grade, drift: number): Grade {
  const drifted = grade + drift;
  return isGrade(drifted) ? drifted : grade;
}
