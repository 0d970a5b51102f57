import { saveAnswers } from '../../answers/saveAnswers.ts';
import { getOrThrow } from '../../content/getOrThrow.ts';
import type { DemoQuestionnaire } from '../../content/schema/demoQuestionnaire.ts';
import { saveIntro } from '../../intro-questions/saveIntro.ts';
import { changeSettings } from '../../questionnaires/changeSettings.ts';
import { findOrganisations, type StoredOrganisation } from '../organisations/findOrganisations.ts';
import { findQuestionnaire } from '../questionnaires/findQuestionnaire.ts';
import {
  openOrganisationQuestionnaire,
  type OpenedQuestionnaire,
} from '../questionnaires/openOrganisationQuestionnaire.ts';
import { setTeam } from '../team/setTeam.ts';
import { attachDocuments } from './attachDocuments.ts';
import { readParticipants, withClockAt } from './participants.ts';
import type { DemoEnvironment } from './demoEnvironment.ts';
import { gradeAreas } from './gradeAreas.ts';
import { idsByKey } from './idsByKey.ts';
import { makeAnswers } from './makeAnswers.ts';
import { markQuestions } from './markQuestions.ts';
import { saveWorkforce } from './saveWorkforce.ts';
import { writeCommentsAndNotes } from './writeCommentsAndNotes.ts';
import { writeReport } from './writeReport.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days between two categories that the client answers. The team starts when all categories are answered. */
const daysPerCategory = 3;
const meetingDay = 30;

/**
 * Creates one questionnaire of the demo world through the use cases of the office, the client and the team. An existing
 * one is not changed.
 * @returns whether it was created
 */
export async function prepareQuestionnaire(
  environment: DemoEnvironment,
  plan: DemoQuestionnaire,
): Promise<boolean> {
  const { db, words, startedAt } = environment;
  const day = (count: number) =>
    new Date(startedAt.getTime() - Math.max(0, plan.openedDaysAgo - count) * dayMs);
  const organisation = getOrThrow(
    await findOrganisations(db, [plan.organisation]),
    plan.organisation,
  );
  if (await findQuestionnaire(db, { organisationId: organisation.id, year: plan.year }))
    return false;
  const { id } = await open({ db, organisation, plan, at: day(0) });

  const participants = await readParticipants(environment, plan, id);
  const { edition } = participants.client;
  const ids = idsByKey(edition);
  if (plan.workforce) await saveWorkforce(withClockAt(participants.client, day(1)), plan.workforce);
  const made = makeAnswers({ edition, plan, words });
  for (const [index, answers] of made.entries())
    await saveAnswers(
      { id, answers },
      withClockAt(participants.client, day((index + 1) * daysPerCategory)),
    );
  await attachDocuments({
    person: withClockAt(participants.client, day(made.length * daysPerCategory)),
    documents: plan.documents,
    folder: environment.documentFolder,
    ids,
  });

  const atMeeting = await readParticipants(
    { ...environment, startedAt: day(meetingDay) },
    plan,
    id,
  );
  const [main] = atMeeting.team;
  if (plan.intro) await saveIntro({ id, info: plan.intro }, main);
  await gradeAreas({ plan, participants: atMeeting, ids });
  await markQuestions(main, plan.beyond);
  if (plan.hasNotes) await writeCommentsAndNotes({ participants: atMeeting, words, ids });
  await writeReport({
    certifier: main,
    languages: plan.report,
    texts: words.reports[plan.organisation] ?? {},
    ids,
  });
  await changeSettings(main, Object.fromEntries(plan.settings.map((name) => [name, true])));
  return true;
}

/** Does the office's work: opens the questionnaire and sets its team. */
async function open({
  db,
  organisation,
  plan,
  at,
}: {
  db: DemoEnvironment['db'];
  organisation: StoredOrganisation;
  plan: DemoQuestionnaire;
  at: Date;
}): Promise<OpenedQuestionnaire> {
  const opened = await openOrganisationQuestionnaire({
    db,
    opening: {
      organisation,
      year: plan.year,
      editionKey: plan.edition,
      isKeyOnly: plan.keyOnly,
      copyOf: plan.copyOf,
    },
    at,
  });
  const [main, ...others] = plan.team;
  await setTeam({ db, organisation, questionnaireId: opened.id, emails: { main, others }, at });
  return opened;
}
