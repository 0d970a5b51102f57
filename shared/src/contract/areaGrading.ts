import { z } from 'zod';
import { flag, grade } from './fields.ts';
import { certifierComment } from './grading.ts';

/** The number of questions of one area per grade. */
export const gradeCounts = z.object({
  /** Highest grade first; grades without questions are left out. 4 is Above and Beyond. */
  items: z.array(z.object({ grade: z.number(), count: z.number().int() })),
  /** Questions with a grade: the sum of `items`. */
  count: z.number().int(),
  /** Questions that are scored. */
  total: z.number().int(),
});
export type GradeCounts = z.output<typeof gradeCounts>;

/** One team member's grade of an area and comment on it. */
export const teamOpinion = z.object({
  id: z.number(),
  /** The certifier's name. */
  certifier: z.string(),
  main: flag,
  grade,
  comment: z.string().nullable(),
  /** 1 if the grade was set after the team had seen each other's grades (`certifierFinalizationReset`). */
  afterReveal: flag,
});
export type TeamOpinion = z.output<typeof teamOpinion>;

/** By area id, for the team only: the data of the area's grading panel besides the area's own grades. */
export const areaGradings = z.object({
  /** Of all scored questions except those of Above and Beyond. */
  systemGrades: z.record(z.string(), gradeCounts),
  /** Of the key questions among them. */
  systemGradesImportant: z.record(z.string(), gradeCounts),
  /**
   * The reader's own comment first (`editable` 1), then the team's comments of earlier questionnaires, newest first.
   */
  certifierComments: z.record(z.string(), z.array(certifierComment)),
  /** The final comment once everybody has finalized, then those of earlier questionnaires, newest first. */
  certifierFinalComments: z.record(z.string(), z.array(certifierComment)),
  /** The whole team's grades and comments; absent until everybody has finalized. */
  certifiers: z.record(z.string(), z.array(teamOpinion)).optional(),
});
export type AreaGradings = z.output<typeof areaGradings>;
