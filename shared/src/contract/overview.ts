import { z } from 'zod';
import { changeKinds, nextTasks, roadSteps } from '../domain/index.ts';
import type { Action } from './action.ts';
import { certificate } from './certificates.ts';
import { flag, grade, id, instant, language, percent, questionnaireInput } from './fields.ts';

/** A calendar day, for example `2026-12-12`. */
export const day = z.iso.date();

/** A question, with the data that a link to it needs: the address of its area and its id. */
const place = z.object({
  questionId: id,
  /** Position of the question in its area, from 1. */
  position: z.number().int().min(1),
  areaTitle: z.string(),
  /** The slug of the area's category. With `areaPosition` it forms the address of the area's page. */
  categorySlug: z.string(),
  areaPosition: z.number().int().min(1),
});
export type QuestionLocation = z.output<typeof place>;

/** The number of missing answers, comments or documents, and the first question that lacks one; null if none does. */
const leftOver = z.object({ count: z.number().int().min(0), first: place.nullable() });

/**
 * Due date of the answers, time of the meeting, and day on which the report is expected; null while not set. They are
 * for information only and lock nothing.
 * See docs/product/overview.md#dates.
 */
export const questionnaireDates = z.object({
  answersDue: day.nullable(),
  meetingAt: instant.nullable(),
  reportDue: day.nullable(),
});
export type QuestionnaireDates = z.output<typeof questionnaireDates>;

/**
 * Who locked the questionnaire last, and when; null while it is open, or if the audit trail has no record of it. `own`:
 * whether it was the caller. The name does not show that, because several people may have the same name.
 */
export const submission = z
  .object({ at: instant, by: z.string().nullable(), own: flag })
  .nullable();
export type Submission = z.output<typeof submission>;

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

/**
 * The task that comes next in a questionnaire, from the caller's point of view. See docs/product/overview.md#next-task.
 */
export const nextTask = z.object({
  task: z.enum(nextTasks),
  /** Whether the caller has to do the task. */
  mine: flag,
  /**
   * How much is left to do, depending on the task: missing answers, comments and documents; areas that the caller has
   * not graded; or areas without a final grade. Null for a task that is not counted.
   */
  count: z.number().int().min(0).nullable(),
});

/** One certifier's grade of an area, shown to the team once everybody has finalized. */
export const memberGrade = z.object({ certifierId: id, name: z.string(), grade });
export type MemberGrade = z.output<typeof memberGrade>;

const overviewArea = z.object({
  id,
  title: z.string(),
  /** Position of the area in its category, from 1. */
  position: z.number().int().min(1),
  /** The minimum grade that the certificate requires of a key area; 0 for other areas. */
  minGrade: z.number(),
  /**
   * Whether the area counts. In a key-only questionnaire only key areas count; pages show other areas without a link
   * and without a progress ring.
   */
  counts: z.boolean(),
  completeness: percent,
  /** The number of missing answers, required comments and required documents: the sum of `leftByKind`. */
  left: z.number().int().min(0),
  leftByKind: z.object({
    answers: z.number().int().min(0),
    documents: z.number().int().min(0),
    comments: z.number().int().min(0),
  }),
  /** The system's suggestion. For the team only, as are all fields below. */
  suggestion: grade.optional(),
  ownGrade: grade.optional(),
  finalGrade: grade.optional(),
  /** Whether answers, clients' comments or documents have changed since the caller's own grade was set. */
  changedSinceOwn: flag.optional(),
  /** The grades of the whole team; absent until everybody has finalized. */
  marks: z.array(memberGrade).optional(),
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

/**
 * The changes of one kind that one person made in one area within two hours, without a change by anybody else in
 * between.
 */
const recentChange = z.object({
  at: instant,
  /** The person's name; null for the programme's office. */
  by: z.string().nullable(),
  /** Whether the caller made the changes. */
  own: flag,
  kind: z.enum(changeKinds),
  count: z.number().int().min(1),
  areaTitle: z.string(),
  categorySlug: z.string(),
  areaPosition: z.number().int().min(1),
});
export type RecentChange = z.output<typeof recentChange>;

/** The grades of an area in the organisation's previous questionnaire (`before`) and in this questionnaire (`now`). */
const yearOnYearArea = z.object({ areaId: id, before: grade, now: grade });

const overviewReply = z.object({
  title: z.string(),
  year: z.number().int(),
  keyOnly: flag,
  inactive: flag,
  locked: flag,
  submission,
  dates: questionnaireDates,
  /**
   * The number of areas per week that must be completed to meet the due date, in steps of 0.5; null without a due date,
   * after it, while the questionnaire is locked, or if nothing is missing.
   */
  pace: z.number().min(0).nullable(),
  road: z.array(roadStep),
  /** The same task as in the caller's row of the desk. */
  task: nextTask,
  completeness: percent,
  left: z.object({ answers: leftOver, documents: leftOver, comments: leftOver }),
  /**
   * The question with which the caller should continue: the first incomplete one after the caller's last answer, else
   * the first incomplete one; null if nothing is missing.
   */
  next: place.nullable(),
  categories: z.array(overviewCategory),
  /** The latest changes, newest first, at most 8. */
  recent: z.array(recentChange),
  /**
   * The outcome, with the overall result as `percent`. Null until the certificate is decided; for a client also until
   * the report has been released to the organisation.
   */
  outcome: z.object({ passed: flag, beyond: flag, percent }).nullable(),
  /** When the report was released to the organisation; null if it is not released. */
  reportReleasedAt: instant.nullable(),
  /** The certificates; empty until the report of a passed questionnaire is released. */
  certificates: z.array(certificate),
  /**
   * The grades of the previous and of this questionnaire, by area. Null if the previous questionnaire has no grades, or
   * if the caller may not see both.
   */
  yearOnYear: z.object({ year: z.number().int(), areas: z.array(yearOnYearArea) }).nullable(),
  /** For the team only. */
  grading: z
    .object({
      /** The number of areas that count and that the caller has graded. */
      graded: z.number().int().min(0),
      counting: z.number().int().min(0),
      ownFinalized: flag,
      finalized: flag,
      mainCertifier: flag,
      /** Whether grades are locked, so that nobody of the team can grade or finalize. */
      gradingLocked: flag,
      /** The members of the team. How many areas a colleague has graded is never sent. */
      team: z.array(z.object({ id, name: z.string(), main: flag, finalized: flag })),
      /**
       * The number of areas whose answers, clients' comments or documents have changed since the caller's own grade was
       * set.
       */
      changed: z.number().int().min(0),
    })
    .optional(),
});
export type QuestionnaireOverview = z.output<typeof overviewReply>;

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
  marks: z.array(memberGrade.extend({ comment: z.string().nullable(), afterReveal: flag })),
  spread: z.number().min(0).max(3),
  finalComment: z.string().nullable(),
  /** Digest of the area's answers, clients' comments and documents; a save of the final grade sends it as `seen`. */
  answersDigest: z.string(),
  changedSinceFinal: flag,
});
export type BoardArea = z.output<typeof boardArea>;

const reconciliationReply = z.object({
  mainCertifier: flag,
  gradingLocked: flag,
  finalized: flag,
  /** When everybody had finalized for the first time; null before that. */
  revealedAt: instant.nullable(),
  /** The threshold of the certificate, in percent of all points. */
  threshold: percent,
  team: z.array(z.object({ id, name: z.string(), main: flag })),
  /**
   * The areas that count: the largest `spread` first; areas with the same spread in the order of the questionnaire.
   * Empty until everybody has finalized, and after a reset until everybody has finalized again.
   */
  areas: z.array(boardArea),
});
export type ReconciliationBoard = z.output<typeof reconciliationReply>;

/** The new dates. If `reportDue` is missing, its stored day stays. */
const datesInput = questionnaireInput.extend({
  ...questionnaireDates.shape,
  reportDue: questionnaireDates.shape.reportDue.optional(),
});

/** The actions for the progress of a questionnaire, its dates, and the grades of its team. */
export const overviewActions = {
  /** The progress of one questionnaire: what is missing, who has to act now, and the state of each area. */
  questionnaireOverview: {
    method: 'GET',
    may: 'member',
    input: questionnaireInput.extend({ language }),
    reply: overviewReply,
    hasETag: true,
  },
  /** The whole team's grades of the areas that count, side by side. Without areas until everybody has finalized. */
  reconciliation: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput.extend({ language }),
    reply: reconciliationReply,
    hasETag: true,
  },
  /** Sets the due date of the answers, the time of the meeting and the day of the report; null clears a date. */
  questionnaireDatesSet: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'main-certifier',
    input: datesInput,
    reply: questionnaireDates,
  },
} satisfies Record<string, Action>;
