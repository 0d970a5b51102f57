import type {
  DeskPageReply,
  DeskRow,
  QuestionnaireOverview,
  OverviewArea,
  OverviewCategory,
} from '../contract/index.ts';
import { nextTasks, questionnaireStates } from '../domain/index.ts';

/**
 * Area 1 as a client gets it in an overview: half answered, with one missing answer. `left` is the sum of a given
 * `leftByKind`; if only `left` is given, only answers are missing.
 */
export function anOverviewArea(given: Partial<OverviewArea> = {}): OverviewArea {
  const { left = 1 } = given;
  const { leftByKind = { answers: left, documents: 0, comments: 0 } } = given;
  return {
    id: 1,
    title: 'Leaving well',
    position: 1,
    minGrade: 0,
    counts: true,
    completeness: 50,
    ...given,
    left: leftByKind.answers + leftByKind.documents + leftByKind.comments,
    leftByKind,
  };
}

/** Category 1 with one area. */
export function anOverviewCategory(given: Partial<OverviewCategory> = {}): OverviewCategory {
  return {
    id: 1,
    title: 'Leaving',
    slug: 'leaving',
    position: 1,
    completeness: 50,
    areas: [anOverviewArea()],
    ...given,
  };
}

/** An open questionnaire with one missing answer, as a client gets it. */
export function anOverview(given: Partial<QuestionnaireOverview> = {}): QuestionnaireOverview {
  const place = {
    questionId: 4,
    position: 2,
    areaTitle: 'Leaving well',
    categorySlug: 'leaving',
    areaPosition: 1,
  };
  return {
    title: 'Jadran Foods',
    year: 2026,
    keyOnly: 0,
    inactive: 0,
    locked: 0,
    submission: null,
    dates: { answersDue: null, meetingAt: null, reportDue: null },
    pace: null,
    road: [
      { step: 'answer', progress: 'now', actor: 'client', at: null },
      { step: 'submit', progress: 'ahead', actor: 'client', at: null },
      { step: 'grade', progress: 'ahead', actor: 'team', at: null },
      { step: 'meet', progress: 'ahead', actor: 'team', at: null },
      { step: 'report', progress: 'ahead', actor: 'team', at: null },
      { step: 'certificate', progress: 'ahead', actor: 'team', at: null },
    ],
    task: { task: 'answer', mine: 1, count: 1 },
    completeness: 50,
    left: {
      answers: { count: 1, first: place },
      documents: { count: 0, first: null },
      comments: { count: 0, first: null },
    },
    next: place,
    categories: [anOverviewCategory()],
    recent: [],
    outcome: null,
    reportReleasedAt: null,
    certificates: [],
    yearOnYear: null,
    ...given,
  };
}

/** The part of an overview that only the team gets: nobody has finalized, and the user has graded no area. */
export const anUnstartedGrading: NonNullable<QuestionnaireOverview['grading']> = {
  graded: 0,
  counting: 1,
  ownFinalized: 0,
  finalized: 0,
  mainCertifier: 0,
  gradingLocked: 0,
  team: [
    { id: 1, name: 'Ana Kovačević', main: 1, finalized: 0 },
    { id: 2, name: 'Jelena Petrović', main: 0, finalized: 0 },
  ],
  changed: 0,
};

/** Questionnaire 7 on the desk of a client who answers. */
export function aDeskRow(given: Partial<DeskRow> = {}): DeskRow {
  return {
    id: 7,
    title: 'Jadran Foods',
    year: 2026,
    role: 'client',
    state: 'open',
    completeness: 50,
    dates: { answersDue: null, meetingAt: null, reportDue: null },
    changedAt: null,
    next: { task: 'answer', mine: 1, count: 1 },
    ...given,
  };
}

/** A page of the desk whose rows are all rows of the desk. Its counts are calculated as on the server. */
export function aDeskPage(
  rows: readonly DeskRow[],
  given: Partial<DeskPageReply> = {},
): DeskPageReply {
  const waiting = rows.filter(({ next }) => next.mine === 1);
  return {
    rows: [...rows],
    ...{ page: 1, pages: 1, total: rows.length },
    all: {
      count: rows.length,
      waiting: nextTasks.flatMap((task) => {
        const count = waiting.filter(({ next }) => next.task === task).length;
        return count > 0 ? [{ task, count }] : [];
      }),
      years: [...new Set(rows.map(({ year }) => year))].sort((a, b) => b - a),
      states: questionnaireStates.filter((state) => rows.some((row) => row.state === state)),
      clientOnly: rows.every(({ role }) => role === 'client') ? 1 : 0,
    },
    ...given,
  };
}
