import { z } from 'zod';
import { flag, grade } from './fields.ts';
import { certifierComment } from './grading.ts';

/** The number of questions of one area per grade. */
export const gradeCounts = z.object({
  /** Highest grade first; grades without questions are left out. 4 is Above and Beyond. */
  items: z.array(z.object({ grade: z.number(), count: z.number().int() })),
  /** The number of questions with a grade: the sum of `items`. */
  count: z.number().int(),
  /** The number of questions that are scored, with or without a grade. */
  total: z.number().int(),
});
export type GradeCounts = z.output<typeof gradeCounts>;

/** One team member's own grade of an area, and the member's comment on it. */
export const teamMemberGrade = z.object({
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

/** The data of the grading panels, by area id; for the team only. The grades themselves are in the area's summary. */
export const areaGradings = z.object({
  /** Counts the grades of all scored questions except the Above-and-Beyond ones. */
  systemGrades: z.record(z.string(), gradeCounts),
  /** Counts only the key questions among those of `systemGrades`. */
  systemGradesImportant: z.record(z.string(), gradeCounts),
  /**
   * The comments on each area: first the reader's own (`editable` is 1), then the team's comments from earlier
   * questionnaires, newest first.
   */
  certifierComments: z.record(z.string(), z.array(certifierComment)),
  /**
   * The final comments on each area: first the current one, once everybody has finalized, then those from earlier
   * questionnaires, newest first.
   */
  certifierFinalComments: z.record(z.string(), z.array(certifierComment)),
  /** The whole team's grades and comments; absent until everybody has finalized. */
  certifiers: z.record(z.string(), z.array(teamMemberGrade)).optional(),
});
export type AreaGradings = z.output<typeof areaGradings>;
