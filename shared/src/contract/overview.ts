import { z } from 'zod';
import { changeKinds, roadSteps } from '../domain/index.ts';
import type { Action } from './action.ts';
import { flag, grade, id, instant, language, percent, questionnaireInput } from './fields.ts';

/** A calendar day, for example `2026-12-12`. */
export const day = z.iso.date();

/** A question, with what its link needs: the address of its area and its id. */
const place = z.object({
  questionId: id,
  /** Position of the question in its area, from 1. */
  position: z.number().int().min(1),
  areaTitle: z.string(),
  /** The slug of the area's category. With `areaPosition` it forms the address of the area's page. */
  categorySlug: z.string(),
  areaPosition: z.number().int().min(1),
});
export type Place = z.output<typeof place>;

/** How many things of one kind are missing, and the first of them in the order of the questionnaire. */
const leftOver = z.object({ count: z.number().int().min(0), first: place.nullable() });

/** Due date and meeting; null while not set. They inform and lock nothing. See docs/product/overview.md#dates. */
export const dates = z.object({ answersDue: day.nullable(), meetingAt: instant.nullable() });
export type QuestionnaireDates = z.output<typeof dates>;

/** One step of the road from the first answer to the certificate. */
const roadStep = z.object({
  step: z.enum(roadSteps),
  /** `now` for exactly one step, unless all are done. */
  progress: z.enum(['done', 'now', 'ahead']),
  /** Who acts in this step. */
  actor: z.enum(['client', 'team']),
  /** When the step was done, or when it is planned for; null if unknown. */
  at: z.union([instant, day]).nullable(),
});

/** The grade of one certifier, shown to the team once everybody has finalized. */
export const certifierMark = z.object({ certifierId: id, name: z.string(), grade });
export type CertifierMark = z.output<typeof certifierMark>;

const overviewArea = z.object({
  id,
  title: z.string(),
  /** Position of the area in its category, from 1. */
  position: z.number().int().min(1),
  /** The grade that the certificate requires of the area; 0 if none, that is, if it is not a key area. */
  minGrade: z.number(),
  /** Whether the area counts. In a key-only questionnaire only key areas do; the others have no link and no ring. */
  counts: z.boolean(),
  completeness: percent,
  /** The number of missing answers, required comments and required documents. */
  left: z.number().int().min(0),
  /** The system's suggestion. For the team only, as are all fields below. */
  suggestion: grade.optional(),
  ownGrade: grade.optional(),
  finalGrade: grade.optional(),
  /** Whether answers or documents have changed since the reader's own grade. */
  changedSinceOwn: flag.optional(),
  /** Everybody's grades, once everybody has finalized; absent before. */
  marks: z.array(certifierMark).optional(),
  /** Distance between the highest and the lowest of `marks`, 0 to 3; absent together with them. */
  spread: z.number().min(0).max(3).optional(),
});
export type OverviewArea = z.output<typeof overviewArea>;

const overviewCategory = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  position: z.number().int().min(1),
  completeness: percent,
  areas: z.array(overviewArea),
});
export type OverviewCategory = z.output<typeof overviewCategory>;

/** What one person did in one area, joined while nobody else changed the area in between and within two hours. */
const recentChange = z.object({
  at: instant,
  /** The person's name; null for the programme's office. */
  by: z.string().nullable(),
  /** Whether it was the reader. */
  own: flag,
  kind: z.enum(changeKinds),
  count: z.number().int().min(1),
  areaTitle: z.string(),
  categorySlug: z.string(),
  areaPosition: z.number().int().min(1),
});
export type RecentChange = z.output<typeof recentChange>;

/** The grades of an area in the earlier year and now. */
const yearOnYearArea = z.object({ areaId: id, before: grade, now: grade });

const overviewReply = z.object({
  title: z.string(),
  year: z.number().int(),
  keyOnly: flag,
  inactive: flag,
  locked: flag,
  /** Who locked the questionnaire last, and when; null while it is open, or if the trail does not tell. */
  submission: z.object({ at: instant, by: z.string().nullable() }).nullable(),
  dates,
  /** Areas a week that would do until the due date; null without a due date, after it, or with nothing left. */
  pace: z.number().min(0).nullable(),
  road: z.array(roadStep),
  completeness: percent,
  left: z.object({ answers: leftOver, documents: leftOver, comments: leftOver }),
  /** Where the reader should go on: after their own last answer, else the first gap; null if nothing is missing. */
  next: place.nullable(),
  categories: z.array(overviewCategory),
  /** The latest first, at most 8. */
  recent: z.array(recentChange),
  /** The outcome. For the team once decided; for the organisation once the report has been released to it. */
  outcome: z.object({ passed: flag, beyond: flag, percent }).nullable(),
  /** Whether the report has been released to the organisation, and when; null before. */
  reportReleasedAt: instant.nullable(),
  /** The earlier year beside this one; null if there is none, or if the reader may not know one of the two. */
  yearOnYear: z.object({ year: z.number().int(), areas: z.array(yearOnYearArea) }).nullable(),
  /** For the team only. */
  grading: z
    .object({
      /** The reader's own graded areas among those that count. */
      graded: z.number().int().min(0),
      counting: z.number().int().min(0),
      ownFinalized: flag,
      finalized: flag,
      mainCertifier: flag,
      /** The team; whether each has finalized, never how many areas a colleague has graded. */
      team: z.array(z.object({ id, name: z.string(), main: flag, finalized: flag })),
      /** Areas whose answers changed since the reader's own grade. */
      changed: z.number().int().min(0),
    })
    .optional(),
});
export type Overview = z.output<typeof overviewReply>;

/** One area on the reconciliation board. */
const boardArea = z.object({
  id,
  title: z.string(),
  categoryTitle: z.string(),
  categorySlug: z.string(),
  position: z.number().int().min(1),
  minGrade: z.number(),
  suggestion: grade,
  finalGrade: grade,
  marks: z.array(certifierMark.extend({ comment: z.string().nullable(), afterReveal: flag })),
  spread: z.number().min(0).max(3),
  finalComment: z.string().nullable(),
  /** Digest of the area's answers and documents; a save of the final grade sends it as `seen`. */
  answersDigest: z.string(),
  changedSinceFinal: flag,
});
export type BoardArea = z.output<typeof boardArea>;

const reconciliationReply = z.object({
  mainCertifier: flag,
  gradingLocked: flag,
  finalized: flag,
  /** When everybody had finalized for the first time. */
  revealedAt: instant.nullable(),
  /** The threshold of the certificate, in percent of all points. */
  threshold: percent,
  team: z.array(z.object({ id, name: z.string(), main: flag })),
  /** The areas that count, widest apart first, then in the order of the questionnaire. Empty before the reveal. */
  areas: z.array(boardArea),
});
export type ReconciliationBoard = z.output<typeof reconciliationReply>;

const datesInput = questionnaireInput.extend(dates.shape);

/** The actions that say where a questionnaire stands. */
export const overviewActions = {
  /** Where one questionnaire stands: what is left, who acts now, and the map of its areas. */
  questionnaireOverview: {
    method: 'GET',
    may: 'member',
    input: questionnaireInput.extend({ language }),
    reply: overviewReply,
    hasETag: true,
  },
  /** Everybody's grades of all areas, side by side. Without areas until everybody has finalized. */
  reconciliation: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput.extend({ language }),
    reply: reconciliationReply,
    hasETag: true,
  },
  /** Sets due date and meeting; null clears one. */
  questionnaireDatesSet: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'main-certifier',
    input: datesInput,
    reply: dates,
  },
} satisfies Record<string, Action>;
