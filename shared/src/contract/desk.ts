import { z } from 'zod';
import { nextTasks, questionnaireStates, roles } from '../domain/index.ts';
import type { Action } from './action.ts';
import { flag, id, instant, percent } from './fields.ts';
import { dates } from './overview.ts';

/** What comes next in a questionnaire, as its reader sees it. */
const nextTask = z.object({
  task: z.enum(nextTasks),
  /** Whether the reader has to do it. */
  mine: flag,
  /** How many things the task consists of: missing answers, areas to grade, areas that differ; null if uncounted. */
  count: z.number().int().min(0).nullable(),
});

const deskRow = z.object({
  id,
  /** The organisation's name. */
  title: z.string(),
  year: z.number().int(),
  role: z.enum(roles),
  state: z.enum(questionnaireStates),
  completeness: percent,
  dates,
  /** The last change that the reader may know of; null if there was none. */
  changedAt: instant.nullable(),
  next: nextTask,
  /** For the team only: whether each member has finalized, and how many areas the reader has graded. */
  grading: z
    .object({
      graded: z.number().int().min(0),
      counting: z.number().int().min(0),
      team: z.array(z.object({ id, name: z.string(), main: flag, finalized: flag, own: flag })),
    })
    .optional(),
});
export type DeskRow = z.output<typeof deskRow>;

/** Those that wait for the reader first, then by year, newest first, and by name. */
const deskReply = z.array(deskRow);

/** The action that lists all questionnaires of a person with the state of each. */
export const deskActions = {
  desk: {
    method: 'GET',
    may: 'signed-in',
    input: z.object({}),
    reply: deskReply,
  },
} satisfies Record<string, Action>;
