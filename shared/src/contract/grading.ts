import { z } from 'zod';
import type { Action } from './action.ts';
import { certifierComment } from './comments.ts';
import { answersDigest, flag, grade, id, instant, questionnaireInput, text } from './fields.ts';

/** Sets a grade of an area; null clears the grade. */
const areaGradeInput = questionnaireInput.extend({
  areaId: id,
  grade,
  /** The `answersDigest` that the person saw; without it the grade refers to the current answers. */
  seen: answersDigest.optional(),
});

/** Whether the caller has finalized, and whether the whole team has. */
const finalizeReply = z.object({ ownFinalized: flag, finalized: flag });

const finalizationResetInput = questionnaireInput.extend({
  /** The team member whose finalization is reset. */
  accountId: id,
  /**
   * The reason for the reset, shown to the whole team in the history. Required if everybody has already finalized once.
   */
  reason: text.optional(),
});
const finalizationResetReply = z.object({ finalized: flag });

const finalGradeSetReply = z.object({ grade, setAt: instant.nullable() });

const gradeSetReply = z.object({ grade, gradedAt: instant.nullable() });

/** The number of questions of one area per grade. */
const gradeCounts = z.object({
  /** Highest grade first; grades without questions are left out. 4 is Above and Beyond. */
  items: z.array(z.object({ grade: z.number(), count: z.number().int() })),
  /** The number of questions with a grade: the sum of `items`. */
  count: z.number().int(),
  /** The number of questions that are scored, with or without a grade. */
  total: z.number().int(),
});
export type GradeCounts = z.output<typeof gradeCounts>;

/** One team member's own grade of an area, and the member's comment on it. */
const teamMemberGrade = z.object({
  id: z.number(),
  /** The certifier's name. */
  certifier: z.string(),
  main: flag,
  grade,
  comment: z.string().nullable(),
  /** 1 if the grade was set after the team had seen each other's grades (`certifierFinalizationReset`). */
  afterReveal: flag,
});
export type TeamMemberGrade = z.output<typeof teamMemberGrade>;

/**
 * The data of the grading panels, by area id; for the team only. A reply with areas repeats some of these grades and
 * comments in each area.
 */
export const areaGradings = z.object({
  /** The caller's own grade of each area. */
  certifierGrades: z.record(z.string(), grade),
  /** The final grade of each area. */
  certifierFinalGrades: z.record(z.string(), grade),
  /** The final grade of each area in the organisation's previous questionnaire. */
  certifierFinalGradesPrevious: z.record(z.string(), grade),
  /** Counts the grades of all scored questions except Above-and-Beyond questions, by area id. */
  systemGrades: z.record(z.string(), gradeCounts),
  /** As `systemGrades`, but counts only key questions. */
  systemGradesImportant: z.record(z.string(), gradeCounts),
  /**
   * The comments on each area: first the caller's own (`editable` is 1), then the team's comments from earlier
   * questionnaires, newest first.
   */
  certifierComments: z.record(z.string(), z.array(certifierComment)),
  /**
   * The final comments on each area: first the current comment (only once everybody has finalized), then the comments
   * from earlier questionnaires, newest first.
   */
  certifierFinalComments: z.record(z.string(), z.array(certifierComment)),
  /** The whole team's grades and comments; absent until everybody has finalized. */
  certifiers: z.record(z.string(), z.array(teamMemberGrade)).optional(),
});
export type AreaGradings = z.output<typeof areaGradings>;

/** The actions for grading areas. */
export const gradingActions = {
  /** Sets or clears (null) the caller's own grade of an area. */
  certifierAreaGradeSet: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'team',
    input: areaGradeInput,
    reply: gradeSetReply,
  },
  /**
   * Finalizes the caller's own grades. Refused with `grades-missing` and the ids of the ungraded areas while an area
   * that counts has no own grade.
   */
  certifierFinalizeGrades: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'team',
    input: questionnaireInput,
    reply: finalizeReply,
  },
  /** Resets one finalization; requires a `reason` once the team has seen each other's grades. */
  certifierFinalizationReset: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'main-certifier',
    input: finalizationResetInput,
    reply: finalizationResetReply,
  },
  /** Sets or clears (null) the final grade of an area, once everybody has finalized. */
  certifierAreaFinalGradeSet: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'main-certifier',
    input: areaGradeInput,
    reply: finalGradeSetReply,
  },
} satisfies Record<string, Action>;
