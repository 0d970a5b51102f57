import {
  completenessPercent,
  countCompleted,
  countLeft,
  countsInTotal,
  dayOf,
  describeRoad,
  findNextGap,
  isInTeam,
  listGaps,
  paceUntil,
  sumLeft,
  type Gap,
} from '@cert/shared/domain';
import type { Overview, OverviewArea, Place } from '@cert/shared/contract';
import { sql } from 'kysely';
import { asFlag } from '../asFlag.ts';
import { countDocuments } from '../documents/readDocuments.ts';
import { createLocalize, type Localize } from '../editions/createLocalize.ts';
import type { EditionCategory, EditionQuestion } from '../editions/edition.ts';
import { haveAllFinalized, readTeam, type TeamMember } from '../grading/readTeam.ts';
import { areaStatus, type AreaStatus } from '../questionnaires/areaStatus.ts';
import { readState } from '../questionnaires/readState.ts';
import type { MemberContext, UseCase } from '../useCase.ts';
import { readDates } from './readDates.ts';
import { compareGrades, readMarks, type MarksByArea } from './readMarks.ts';
import { readRecentChanges } from './readRecentChanges.ts';
import { readOutcomeFor, readYearOnYear } from './readResults.ts';

/**
 * Where a questionnaire stands: what is left, who acts now, and the map of its areas, in one reply. Its cost does not
 * depend on other organisations. See docs/product/overview.md.
 */
export const readOverview: UseCase<'questionnaireOverview'> = async ({ language }, context) => {
  const { db, account, questionnaire, role, edition, now } = context;
  const { id, isKeyOnly, settings } = questionnaire;
  const accountId = account.id;
  const localize = createLocalize(language);
  const isForTeam = isInTeam(role);
  const times = await readDates(db, id);
  const state = await readState({ db, questionnaire, accountId, role, hasComments: false });
  const documentCounts = await countDocuments(db, id);
  const submission = settings.locked ? await readSubmission(context) : null;
  const team = isForTeam ? await readTeam(context) : [];
  const isRevealed = haveAllFinalized(team);
  const marks = isRevealed ? await readMarks(db, { questionnaireId: id, team }) : undefined;

  const counting = [...edition.areas.values()].filter((area) => countsInTotal(area, isKeyOnly));
  const questions = counting.flatMap((area) => area.questions);
  const gaps = listGaps(questions, {
    stored: state.responses,
    hasDocument: (questionId) => documentCounts.has(questionId),
  });
  const gapsOf = Map.groupBy(gaps, ({ question }) => question.areaId);
  const placeOf = createPlaceOf(edition.categories, localize);
  const left = countLeft(gaps);
  const next = findNextGap(gaps, {
    order: questions,
    lastAnsweredId: await findLastAnswered(context),
  });
  const standings = new Map(
    [...edition.areas.values()].map((area) => [area.id, areaStatus({ area, state, isKeyOnly })]),
  );
  const counted = [...standings.values()].filter((standing) => standing.counts);
  const isDecided = isForTeam && counted.every(({ grades }) => grades && grades.final !== null);

  return {
    title: questionnaire.title,
    year: questionnaire.year,
    keyOnly: asFlag(isKeyOnly),
    inactive: asFlag(settings.inactive),
    locked: asFlag(settings.locked),
    submission,
    dates: times.dates,
    pace: settings.locked
      ? null
      : paceUntil({
          today: dayOf(now()),
          due: times.dates.answersDue,
          areas: gapsOf.size,
        }),
    road: describeRoad({
      role,
      state: {
        isLocked: settings.locked,
        left: sumLeft(gaps),
        haveAllFinalized: isRevealed,
        isDecided,
        meetingAt: times.dates.meetingAt,
        reportReleasedAt: times.reportReleasedAt,
      },
      times: {
        answersDue: times.dates.answersDue,
        submittedAt: submission?.at ?? null,
        revealedAt: isForTeam ? times.revealedAt : null,
      },
      now: now(),
    }),
    completeness: completenessPercent(countCompleted(questions, state.responses)),
    left: {
      answers: presentLeft(left.answers),
      documents: presentLeft(left.documents),
      comments: presentLeft(left.comments),
    },
    next: next ? placeOf(next) : null,
    categories: edition.categories.map((category) => ({
      id: category.id,
      title: localize(category.title),
      slug: category.slug,
      position: category.position,
      completeness: completenessPercent(
        countCompleted(
          category.areas.flatMap((area) => (countsInTotal(area, isKeyOnly) ? area.questions : [])),
          state.responses,
        ),
      ),
      areas: category.areas.flatMap((area) => {
        const standing = standings.get(area.id);
        return standing
          ? [presentArea(standing, { gaps: gapsOf.get(area.id) ?? [], marks, localize })]
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
    outcome: await readOutcomeFor(context, times.reportReleasedAt !== null),
    reportReleasedAt: times.reportReleasedAt,
    yearOnYear: await readYearOnYear(context, {
      isReportReleased: times.reportReleasedAt !== null,
      standings: counted,
    }),
    ...(isForTeam && { grading: presentGrading(context, { team, isRevealed, counted }) }),
  };

  function presentLeft({
    count,
    first,
  }: {
    count: number;
    first: EditionQuestion | null;
  }): Overview['left']['answers'] {
    return { count, first: first && placeOf(first) };
  }
};

/** Creates a function that says where a question is. */
function createPlaceOf(
  categories: readonly EditionCategory[],
  localize: Localize,
): (question: EditionQuestion) => Place {
  const heads = new Map(
    categories.flatMap(({ slug, areas }) =>
      areas.map(({ id, title, position }) => [
        id,
        { areaTitle: localize(title), categorySlug: slug, areaPosition: position },
      ]),
    ),
  );
  return ({ id, index, areaId }) => {
    const head = heads.get(areaId);
    if (!head) throw new Error(`question ${id} is in an area of another edition`);
    return { questionId: id, position: index, ...head };
  };
}

function presentArea(
  { area, counts, grades, completed, answerable }: AreaStatus,
  {
    gaps,
    marks,
    localize,
  }: { gaps: readonly Gap<unknown>[]; marks: MarksByArea | undefined; localize: Localize },
): OverviewArea {
  return {
    id: area.id,
    title: localize(area.title),
    position: area.position,
    minGrade: area.minGrade,
    counts,
    completeness: completenessPercent({ completed, answerable }),
    left: counts ? sumLeft(gaps) : 0,
    ...(grades && {
      suggestion: grades.system,
      ownGrade: grades.certifier,
      finalGrade: grades.final,
      changedSinceOwn: asFlag(grades.hasChangedSinceOwn),
    }),
    ...(marks && compareGrades(marks, area.id)),
  };
}

function presentGrading(
  { account, role }: MemberContext,
  {
    team,
    isRevealed,
    counted,
  }: { team: readonly TeamMember[]; isRevealed: boolean; counted: readonly AreaStatus[] },
): NonNullable<Overview['grading']> {
  return {
    graded: counted.filter(({ grades }) => grades && grades.certifier !== null).length,
    counting: counted.length,
    ownFinalized: asFlag(team.some((one) => one.accountId === account.id && one.hasFinalized)),
    finalized: asFlag(isRevealed),
    mainCertifier: asFlag(role === 'main-certifier'),
    team: team.map(({ accountId, name, isMain, hasFinalized }) => ({
      id: accountId,
      name,
      main: asFlag(isMain),
      finalized: asFlag(hasFinalized),
    })),
    changed: counted.filter(({ grades }) => grades?.hasChangedSinceOwn).length,
  };
}

/** Who locked the questionnaire last; null if the trail does not tell. Clients may see it. */
async function readSubmission({
  db,
  questionnaire,
}: MemberContext): Promise<Overview['submission']> {
  const row = await db
    .selectFrom('audit_log as l')
    .leftJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.at', 'a.name'])
    .where('l.questionnaire_id', '=', questionnaire.id)
    .where('l.subject', '=', 'locked')
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { at: row.at.toISOString(), by: row.name } : null;
}

/** The question that the reader answered last. */
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
