import { z } from 'zod';
import { flag, grade } from './fields.ts';
import { certifierComment } from './grading.ts';

/** How often each grade stands among questions of one area (spec 1 §3, `systemGrades`). */
export const gradeCounts = z.object({
  /** Highest grade first; grades that no question has are left out. 4 is Above and Beyond. */
  items: z.array(z.object({ grade: z.number(), count: z.number().int() })),
  /** Questions that have a grade, the sum of `items`. */
  count: z.number().int(),
  /** Questions that are scored at all. */
  total: z.number().int(),
});
export type GradeCounts = z.output<typeof gradeCounts>;

/** What one of the team thought of an area. */
export const teamOpinion = z.object({
  id: z.number(),
  /** The name. */
  certifier: z.string(),
  main: flag,
  grade,
  comment: z.string().nullable(),
  /** 1 for a grade that was given after the team had seen each other's grades (`certifierFinalizationReset`). */
  afterReveal: flag,
});
export type TeamOpinion = z.output<typeof teamOpinion>;

/** By area id, for the team only: what an area's grading panel shows beside the area's own grades. */
export const areaGradings = z.object({
  /** Of all scored questions; Above-and-Beyond questions are left out. */
  systemGrades: z.record(z.string(), gradeCounts),
  /** Of the key questions among them. */
  systemGradesImportant: z.record(z.string(), gradeCounts),
  /** The reader's own comment first (`editable` 1), then the team's of earlier questionnaires, newest first. */
  certifierComments: z.record(z.string(), z.array(certifierComment)),
  /** The final comment once everybody has finalized, then those of earlier questionnaires, newest first. */
  certifierFinalComments: z.record(z.string(), z.array(certifierComment)),
  /** The whole team's grades and comments; absent until everybody has finalized (decisions §3). */
  certifiers: z.record(z.string(), z.array(teamOpinion)).optional(),
});
export type AreaGradings = z.output<typeof areaGradings>;
