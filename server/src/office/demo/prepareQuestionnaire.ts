import { saveAnswers } from '../../answers/saveAnswers.ts';
import { knownIn } from '../../content/knownIn.ts';
import type { DemoQuestionnaire } from '../../content/schema/demoWorld.ts';
import { openQuestionnaire } from '../openQuestionnaire.ts';
import { applySettings } from './applySettings.ts';
import type { DemoGround } from './demoGround.ts';
import { findQuestionnaireId } from './findQuestionnaireId.ts';
import { gradeAreas } from './gradeAreas.ts';
import { makeAnswers } from './makeAnswers.ts';
import { memberContext } from './memberContext.ts';
import { readContentKeys } from './readContentKeys.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Makes one questionnaire of the demo world, through the use cases of real users. One that is there is left alone.
 * @returns whether it was made
 */
export async function prepareQuestionnaire(
  ground: DemoGround,
  plan: DemoQuestionnaire,
): Promise<boolean> {
  const { db, files, programme, world, accounts, readEdition, startedAt } = ground;
  const organisationId = knownIn(ground.organisationIds, plan.organisation);
  const editionId = knownIn(ground.editionIds, plan.edition);
  if (await findQuestionnaireId({ db, organisationId, year: plan.year })) return false;

  const client = knownIn(accounts, plan.client);
  const team = plan.team.map((email) => knownIn(accounts, email));
  const main = knownIn(accounts, plan.team[0]);
  const atDay = (day: number) =>
    new Date(
      Math.min(startedAt.getTime(), startedAt.getTime() - (plan.openedDaysAgo - day) * dayMs),
    );

  const { id } = await openQuestionnaire({
    db,
    organisationId,
    editionId,
    year: plan.year,
    originalId: plan.copyOf
      ? await findQuestionnaireId({ db, organisationId, year: plan.copyOf })
      : null,
    members: [
      { accountId: client.id, role: 'client' },
      ...team.map((account) => ({
        accountId: account.id,
        role: account === main ? ('main-certifier' as const) : ('certifier' as const),
      })),
    ],
    at: atDay(0),
  });

  const keys = await readContentKeys(db, editionId);
  const made = makeAnswers({
    edition: await readEdition(db, { editionId, year: plan.year }),
    keys: keys.questionKeys,
    plan: plan.answers,
    comments: world.comments,
    figures: world.figures,
  });
  for (const [index, { answers }] of made.entries()) {
    const at = atDay(index + 1);
    const context = await memberContext({
      db,
      files,
      programme,
      readEdition,
      questionnaireId: id,
      account: client,
      at,
    });
    await saveAnswers({ id, answers }, context);
  }
  await gradeAreas({
    ground,
    plan,
    questionnaireId: id,
    team,
    main,
    areaIds: keys.areaIds,
    at: atDay(30),
  });
  await applySettings({
    db,
    questionnaireId: id,
    accountId: main.id,
    on: plan.settings,
    at: atDay(31),
  });
  return true;
}
