import type { Grade } from '@cert/shared/domain';
import { knownIn } from '../../content/knownIn.ts';
import type { DemoQuestionnaire } from '../../content/schema/demoWorld.ts';
import { gradeArea } from '../../grading/gradeArea.ts';
import { concludeGrading } from './concludeGrading.ts';
import type { DemoGround } from './demoGround.ts';
import { memberContext } from './memberContext.ts';
import { ownGradeBefore } from './ownGradeBefore.ts';
import type { DemoAccount } from './prepareAccounts.ts';
import { seededRandom } from './seededRandom.ts';

/** Lets the team grade as far as the plan says: some own grades, or all of them and the final ones. */
export async function gradeAreas({
  ground: { db, files, programme, readEdition },
  plan: { answers, ownGrades = {}, finalGrades },
  questionnaireId,
  team,
  main,
  areaIds,
  at,
}: {
  ground: DemoGround;
  plan: DemoQuestionnaire;
  questionnaireId: number;
  team: readonly DemoAccount[];
  main: DemoAccount;
  areaIds: ReadonlyMap<string, number>;
  at: Date;
}): Promise<void> {
  const finals = new Map(byAreaId(finalGrades ?? {}, areaIds));
  const random = seededRandom(answers.seed);
  for (const account of team) {
    const context = await memberContext({
      db,
      files,
      programme,
      readEdition,
      questionnaireId,
      account,
      at,
    });
    const own = [
      ...byAreaId(ownGrades[account.email] ?? {}, areaIds),
      ...[...finals].map(([areaId, final]) => {
        const colleagues = ownGradeBefore(final, random());
        return [areaId, account === main ? final : colleagues] as const;
      }),
    ];
    for (const [areaId, grade] of own)
      await gradeArea({ id: questionnaireId, areaId, grade }, context);
  }
  if (finals.size === 0) return;
  await concludeGrading({
    db,
    questionnaireId,
    teamIds: team.map(({ id }) => id),
    mainCertifierId: main.id,
    finalGrades: finals,
    at,
  });
}

function byAreaId(
  grades: { readonly [areaKey: string]: Grade },
  areaIds: ReadonlyMap<string, number>,
): (readonly [areaId: number, grade: Grade])[] {
  return Object.entries(grades).map(([key, grade]) => [knownIn(areaIds, key), grade]);
}
