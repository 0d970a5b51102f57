import type { QuestionnaireDates } from '@cert/shared/contract';
import { addDays, getToday, type Moment } from '@cert/shared/domain';
import { setBeyondMarks } from '../../above-beyond/setBeyondMarks.ts';
import { saveAnswers } from '../../answers/saveAnswers.ts';
import { saveQuestionNote } from '../../comments/saveQuestionNote.ts';
import { setFinalAreaComment, setOwnAreaComment } from '../../comments/areaComments.ts';
import type {
  DemoQuestionnaire,
  DemoWorkforce,
  DemoWords,
} from '../../content/schema/demoWorld.ts';
import { getOrThrow } from '../../getOrThrow.ts';
import type { ExclusiveContext } from '../../useCase.ts';
import { saveIntroAnswers } from '../../intro-questions/saveIntroAnswers.ts';
import { readOrganisationInfo } from '../../organisation-info/readOrganisationInfo.ts';
import { saveInfo } from '../../organisation-info/saveInfo.ts';
import { setDates } from '../../overview/setDates.ts';
import { changeSettings } from '../../questionnaires/changeSettings.ts';
import { saveReportContent } from '../../report/saveReportContent.ts';
import { findOrganisations, type StoredOrganisation } from '../organisations/organisation.ts';
import {
  openOrganisationQuestionnaire,
  type OpenedQuestionnaire,
} from '../questionnaires/openOrganisationQuestionnaire.ts';
import { getCurrentMoment } from '../../getCurrentMoment.ts';
import { setDatesAsOffice } from '../questionnaires/setDatesAsOffice.ts';
import { findQuestionnaire } from '../questionnaires/readQuestionnaire.ts';
import { setTeam } from '../team/setTeam.ts';
import { attachDocuments } from './attachDocuments.ts';
import { gradeAreasByPlan } from './gradeAreasByPlan.ts';
import { createContentIdFinder, type ContentIdFinder } from './createContentIdFinder.ts';
import { generateDemoAnswers } from './generateDemoAnswers.ts';
import {
  readParticipants,
  withClockAt,
  type DemoCreationContext,
  type Participants,
} from './participants.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days between two categories that the client answers, so that all seven are answered before `meetingDay`. */
const daysPerCategory = 3;
const meetingDay = 30;
/** Days after the opening until the office releases the report. */
const releaseDay = 60;
const meetingTime = 'T09:00:00.000Z';

/** Creates one questionnaire of the demo world through the use cases of the office, the client and the team. */
export async function createDemoQuestionnaire(
  environment: DemoCreationContext,
  plan: DemoQuestionnaire,
): Promise<void> {
  const { db, words, startedAt, programme } = environment;
  const day = (count: number) =>
    new Date(startedAt.getTime() - Math.max(0, plan.openedDaysAgo - count) * dayMs);
  const organisation = getOrThrow(
    await findOrganisations(db, [plan.organisation]),
    plan.organisation,
  );
  const { id } = await open({ db, organisation, plan, at: day(0) });

  const participants = await readParticipants(environment, plan, id);
  const { edition } = participants.client;
  const ids = createContentIdFinder(edition);
  await setDates(
    { id, ...datesOf(plan, getCurrentMoment({ now: () => startedAt, programme })) },
    withClockAt(participants.team[0], day(0)),
  );
  if (plan.workforce) await saveWorkforce(withClockAt(participants.client, day(1)), plan.workforce);
  const { byCategory: made, locked } = generateDemoAnswers({ edition, plan, words });
  if (Object.keys(locked).length > 0)
    await saveAnswers({ id, answers: locked }, withClockAt(participants.team[0], day(1)));
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
  if (plan.intro) await saveIntroAnswers({ id, info: plan.intro }, main);
  await gradeAreasByPlan({ plan, participants: atMeeting, ids });
  await markQuestions(main, plan.beyond);
  if (plan.hasNotes) await writeCommentsAndNotes({ participants: atMeeting, words, ids });
  await writeReport({
    certifier: main,
    languages: plan.report,
    texts: words.reports[plan.reportTexts ?? plan.organisation] ?? {},
    ids,
  });
  await changeSettings(main, Object.fromEntries(plan.settings.map((name) => [name, true])));
  const questionnaire = await findQuestionnaire(db, {
    organisationId: organisation.id,
    year: plan.year,
  });
  if (plan.isReportReleased && questionnaire)
    await setDatesAsOffice({
      db,
      questionnaire,
      given: { isReleased: true },
      at: day(releaseDay),
      queueMemberMails: queueNothing,
    });
}

/** Sends no mails: nobody must be notified of events that are dated before the demo world was created. */
const queueNothing = () => Promise.resolve();

/** Computes the dates of the plan. A date on a weekend moves to the next Monday. */
function datesOf(
  { answersDueInDays, meetingInDays, reportDueInDays }: DemoQuestionnaire,
  moment: Moment,
): QuestionnaireDates {
  const workday = (inDays: number) => {
    const day = addDays(getToday(moment), inDays);
    const weekday = new Date(day).getUTCDay();
    return weekday === 6 ? addDays(day, 2) : addDays(day, weekday === 0 ? 1 : 0);
  };
  return {
    answersDue: answersDueInDays === undefined ? null : workday(answersDueInDays),
    meetingAt: meetingInDays === undefined ? null : workday(meetingInDays) + meetingTime,
    reportDue: reportDueInDays === undefined ? null : workday(reportDueInDays),
  };
}

/** Does the office's work: opens the questionnaire and sets its team. */
async function open({
  db,
  organisation,
  plan,
  at,
}: {
  db: DemoCreationContext['db'];
  organisation: StoredOrganisation;
  plan: DemoQuestionnaire;
  at: Date;
}): Promise<OpenedQuestionnaire> {
  const opened = await openOrganisationQuestionnaire({
    db,
    options: {
      organisation,
      year: plan.year,
      editionKey: plan.edition,
      isKeyOnly: plan.keyOnly,
      copyOf: plan.copyOf,
    },
    at,
  });
  const [main, ...others] = plan.team;
  await setTeam({
    db,
    organisation,
    questionnaireId: opened.id,
    emails: { main, others },
    at,
    queueMemberMails: queueNothing,
  });
  return opened;
}

/** Saves the workforce figures on behalf of a person; other fields of the form stay. */
async function saveWorkforce(
  person: ExclusiveContext,
  { employees, hired, left, laidOff, hasExternal, hasUnion, hasNewManagers }: DemoWorkforce,
): Promise<void> {
  const { id } = person.questionnaire;
  const { countries, categories, ...info } = await readOrganisationInfo(person.db, id);
  await saveInfo(
    {
      id,
      countries,
      categories,
      info: {
        ...info,
        numberOfEmployees: employees,
        numberOfEmployeesHired: hired,
        numberOfEmployeesLeft: left,
        numberOfEmployeesLaidOff: laidOff,
        externalWorkForce: hasExternal ? 1 : 0,
        sindicate: hasUnion ? 1 : 0,
        newManagers: hasNewManagers ? 1 : 0,
      },
    },
    person,
  );
}

/**
 * Marks Above and Beyond questions on behalf of a certifier: in each category the first ones, up to the percentage in
 * the plan.
 */
async function markQuestions(
  certifier: ExclusiveContext,
  beyond: DemoQuestionnaire['beyond'],
): Promise<void> {
  const questions = [...certifier.edition.questions.values()];
  const marked = Object.entries(beyond).flatMap(([category, percent]) => {
    const ofCategory = questions.filter(({ beyondCategory }) => beyondCategory === category);
    return ofCategory.slice(0, Math.round((ofCategory.length * percent) / 100));
  });
  await setBeyondMarks(
    certifier,
    marked.map(({ id }) => ({ questionId: id, isMarked: true })),
  );
}

/**
 * Writes the texts of a team that has finalized: each certifier's comments on areas, the main certifier's final
 * comments, and the main certifier's notes on questions.
 */
async function writeCommentsAndNotes({
  participants: { team },
  words: { areaNotes, questionNotes },
  ids,
}: {
  participants: Participants;
  words: Pick<DemoWords, 'areaNotes' | 'questionNotes'>;
  ids: ContentIdFinder;
}): Promise<void> {
  const [main] = team;
  const { id } = main.questionnaire;
  for (const [key, notes] of Object.entries(areaNotes)) {
    const areaId = ids.area(key);
    for (const [index, member] of team.entries()) {
      const content = notes[index];
      if (content) await setOwnAreaComment({ id, areaId, content }, member);
    }
    const content = notes.at(-1);
    if (content) await setFinalAreaComment({ id, areaId, content }, main);
  }
  for (const [key, content] of Object.entries(questionNotes))
    await saveQuestionNote({ id, questionId: ids.question(key), content }, main);
}

/** Writes the report's texts on behalf of a certifier, in the languages of the plan. */
async function writeReport({
  certifier,
  languages,
  texts,
  ids,
}: {
  certifier: ExclusiveContext;
  languages: DemoQuestionnaire['report'];
  texts: DemoWords['reports'][string];
  ids: ContentIdFinder;
}): Promise<void> {
  const { id } = certifier.questionnaire;
  for (const language of languages)
    await saveReportContent(
      {
        id,
        language,
        content: Object.fromEntries(
          Object.entries(texts[language] ?? {}).map(([field, html]) => [
            field.replace(/<(.+)>/, (_whole, key: string) => String(ids.category(key))),
            html,
          ]),
        ),
      },
      certifier,
    );
}
