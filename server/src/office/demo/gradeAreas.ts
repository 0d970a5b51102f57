import { getOrThrow } from '../../content/getOrThrow.ts';
import type { DemoQuestionnaire } from '../../content/schema/demoQuestionnaire.ts';
import { finalizeGrades } from '../../grading/finalizeGrades.ts';
import { setFinalGrades } from '../../grading/setFinalGrades.ts';
import { setOwnGrades } from '../../grading/setOwnGrades.ts';
import { areaStatus } from '../../questionnaires/areaStatus.ts';
import { readState } from '../../questionnaires/readState.ts';
import type { Participants } from './participants.ts';
import type { ContentIds } from './idsByKey.ts';
import { makeOwnGrade } from './makeOwnGrade.ts';
import { planFinalGrades } from './planFinalGrades.ts';
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
