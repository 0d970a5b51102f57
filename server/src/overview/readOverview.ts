import {
  completenessPercent,
  toMissingCounts,
  countCompleted,
  groupMissingByKind,
  countsInTotal,
  getToday,
  describeRoad,
  findNextTask,
  findNextIncompleteQuestion,
  isInTeam,
  listIncompleteQuestions,
  calculatePace,
  countMissing,
  type IncompleteQuestion,
} from '@cert/shared/domain';
import type { QuestionnaireOverview, OverviewArea, QuestionLocation } from '@cert/shared/contract';
import { sql } from 'kysely';
import { issueAndListCertificates } from '../certificates/issueAndListCertificates.ts';
import { toFlag } from '../toFlag.ts';
import { countDocumentsByQuestion } from '../documents/readDocuments.ts';
import { createLocalizer, type Localizer } from '../editions/createLocalizer.ts';
import type { EditionCategory, EditionQuestion } from '../editions/edition.ts';
import { haveAllFinalized, readTeam, sortTeam, type TeamMember } from '../grading/readTeam.ts';
import { computeAreaStatus, type AreaStatus } from '../questionnaires/areaStatus.ts';
import { readQuestionnaireData } from '../questionnaires/readQuestionnaireData.ts';
import type { MemberContext, UseCase } from '../useCase.ts';
import { getCurrentMoment } from '../getCurrentMoment.ts';
import { readDates } from './readDates.ts';
import { readSubmission } from './readSubmission.ts';
import { listGradesWithSpread, readTeamGrades, type TeamGradesByArea } from './readTeamGrades.ts';
import { readRecentChanges } from './readRecentChanges.ts';
import { readVisibleOutcome, readYearOnYear } from './readResults.ts';

/**
 * Reads the state of a questionnaire: what is missing, who has the next task, and the map of its areas, in one reply.
 * The cost does not depend on the number of other organisations. See docs/product/overview.md.
 */
export const readOverview: UseCase<'questionnaireOverview'> = async ({ language }, context) => {
  const { db, account, questionnaire, role, edition } = context;
  const { id, isKeyOnly, settings } = questionnaire;
  const accountId = account.id;
  const moment = getCurrentMoment(context);
  const localize = createLocalizer(language);
  const isForTeam = isInTeam(role);
  const times = await readDates(db, id);
  const state = await readQuestionnaireData({
    db,
    questionnaire,
    edition,
    accountId,
    role,
    hasComments: false,
  });
  const documentCounts = await countDocumentsByQuestion(db, id);
  const submission = await readSubmission(context);
  const team = isForTeam ? sortTeam(await readTeam(context), language) : [];
  const isRevealed = haveAllFinalized(team);
  const marks = isRevealed ? await readTeamGrades(db, { questionnaireId: id, team }) : undefined;

  const counting = [...edition.areas.values()].filter((area) => countsInTotal(area, isKeyOnly));
  const questions = counting.flatMap((area) => area.questions);
  const incomplete = listIncompleteQuestions(questions, {
    answers: state.inForce,
    hasDocument: (questionId) => documentCounts.has(questionId),
  });
  const incompleteOf = Map.groupBy(incomplete, ({ question }) => question.areaId);
  const placeOf = createPlaceOf(edition.categories, localize);
  const left = groupMissingByKind(incomplete);
  const gap = findNextIncompleteQuestion(incomplete, {
    order: questions,
    lastAnsweredId: await findLastAnswered(context),
  });
  const areaStatuses = new Map(
    [...edition.areas.values()].map((area) => [
      area.id,
      computeAreaStatus({ area, state, isKeyOnly }),
    ]),
  );
  const counted = [...areaStatuses.values()].filter((areaStatus) => areaStatus.counts);
  const isReportReleased = times.reportReleasedAt !== null;
  const outcome = await readVisibleOutcome(context, isReportReleased);
  const ownGrading = isForTeam ? presentGrading(context, { team, isRevealed, counted }) : undefined;
  const undecided = isForTeam
    ? counted.filter(({ grades }) => !grades || grades.final === null).length
    : counted.length;
  const stage = {
    isLocked: settings.locked,
    left: countMissing(incomplete),
    haveAllFinalized: isRevealed,
    meetingAt: times.dates.meetingAt,
    reportDue: times.dates.reportDue,
    hasLaterYear: times.hasLaterYear,
  };
  const next = findNextTask(
    role,
    {
      ...stage,
      isInactive: settings.inactive,
      isGradingLocked: settings.gradingLocked,
      isReportLocked: settings.reportLocked,
      isReportReleased,
      counting: counted.length,
      graded: ownGrading?.graded ?? 0,
      hasFinalized: ownGrading?.ownFinalized === 1,
      undecided,
    },
    moment,
  );

  return {
    title: questionnaire.title,
    year: questionnaire.year,
    keyOnly: toFlag(isKeyOnly),
    inactive: toFlag(settings.inactive),
    locked: toFlag(settings.locked),
    submission,
    dates: times.dates,
    pace: settings.locked
      ? null
      : calculatePace({
          today: getToday(moment),
          due: times.dates.answersDue,
          areas: incompleteOf.size,
        }),
    road: describeRoad({
      role,
      state: {
        ...stage,
        isDecided: isForTeam && undecided === 0,
        reportReleasedAt: times.reportReleasedAt,
      },
      times: {
        answersDue: times.dates.answersDue,
        submittedAt: submission?.at ?? null,
        revealedAt: isForTeam ? times.revealedAt : null,
      },
      moment,
      isPassed: outcome?.passed === 1,
    }),
    task: { ...next, mine: toFlag(next.mine) },
    completeness: completenessPercent(countCompleted(questions, state.inForce)),
    left: {
      answers: presentLeft(left.answers),
      documents: presentLeft(left.documents),
      comments: presentLeft(left.comments),
    },
    next: gap ? placeOf(gap) : null,
    categories: edition.categories.map((category) => ({
      id: category.id,
      title: localize(category.title),
      slug: category.slug,
      position: category.position,
      completeness: completenessPercent(
        countCompleted(
          category.areas.flatMap((area) => (countsInTotal(area, isKeyOnly) ? area.questions : [])),
          state.inForce,
        ),
      ),
      areas: category.areas.flatMap((area) => {
        const areaStatus = areaStatuses.get(area.id);
        return areaStatus
          ? [
              presentArea(areaStatus, {
                incomplete: incompleteOf.get(area.id) ?? [],
                marks,
                localize,
              }),
            ]
          : [];
      }),
    })),
    recent: await readRecentChanges({
      db,
      questionnaireId: id,
      accountId,
      role,
      edition,
      localize,
    }),
    outcome,
    certificates: await issueAndListCertificates(
      context,
      outcome && { isPassed: outcome.passed === 1, isBeyond: outcome.beyond === 1 },
    ),
    reportReleasedAt: times.reportReleasedAt,
    yearOnYear: await readYearOnYear(context, {
      isReportReleased,
      areaStatuses: counted,
    }),
    ...(ownGrading && { grading: ownGrading }),
  };

  function presentLeft({
    count,
    first,
  }: {
    count: number;
    first: EditionQuestion | null;
  }): QuestionnaireOverview['left']['answers'] {
    return { count, first: first && placeOf(first) };
  }
};

/** Creates a function that finds the area and the category of a question, and its position in the area. */
function createPlaceOf(
  categories: readonly EditionCategory[],
  localize: Localizer,
): (question: EditionQuestion) => QuestionLocation {
  const listings = new Map(
    categories.flatMap(({ slug, areas }) =>
      areas.map(({ id, title, position }) => [
        id,
        { areaTitle: localize(title), categorySlug: slug, areaPosition: position },
      ]),
    ),
  );
  return ({ id, index, areaId }) => {
    const listing = listings.get(areaId);
    if (!listing) throw new Error(`question ${id} is in an area of another edition`);
    return { questionId: id, position: index, ...listing };
  };
}

function presentArea(
  { area, counts, grades, completed, answerable }: AreaStatus,
  {
    incomplete,
    marks,
    localize,
  }: {
    incomplete: readonly IncompleteQuestion<unknown>[];
    marks: TeamGradesByArea | undefined;
    localize: Localizer;
  },
): OverviewArea {
  const missing = counts ? incomplete : [];
  return {
    id: area.id,
    title: localize(area.title),
    position: area.position,
    minGrade: area.minGrade,
    counts,
    completeness: completenessPercent({ completed, answerable }),
    left: countMissing(missing),
    leftByKind: toMissingCounts(groupMissingByKind(missing)),
    ...(grades && {
      suggestion: grades.system,
      ownGrade: grades.certifier,
      finalGrade: grades.final,
      changedSinceOwn: toFlag(grades.hasChangedSinceOwn),
    }),
    ...(marks && listGradesWithSpread(marks, area.id)),
  };
}

function presentGrading(
  { account, role, questionnaire }: MemberContext,
  {
    team,
    isRevealed,
    counted,
  }: { team: readonly TeamMember[]; isRevealed: boolean; counted: readonly AreaStatus[] },
): NonNullable<QuestionnaireOverview['grading']> {
  return {
    graded: counted.filter(({ grades }) => grades && grades.certifier !== null).length,
    counting: counted.length,
    ownFinalized: toFlag(team.some((one) => one.accountId === account.id && one.hasFinalized)),
    finalized: toFlag(isRevealed),
    mainCertifier: toFlag(role === 'main-certifier'),
    gradingLocked: toFlag(questionnaire.settings.gradingLocked),
    team: team.map(({ accountId, name, isMain, hasFinalized }) => ({
      id: accountId,
      name,
      main: toFlag(isMain),
      finalized: toFlag(hasFinalized),
    })),
    changed: counted.filter(({ grades }) => grades?.hasChangedSinceOwn).length,
  };
}

/** Finds the id of the question that the caller answered last; undefined if the caller has answered none. */
async function findLastAnswered({
  db,
  account,
  questionnaire,
}: MemberContext): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select question_id as id from responses
    where questionnaire_id = ${questionnaire.id} and saved_by = ${account.id} and question_id is not null
    order by saved_at desc, form_key limit 1`.execute(db);
  return rows[0]?.id;
}
