import { z } from 'zod';
import { questionnaireStates, roles } from '../domain/index.ts';
import type { Action } from './action.ts';
import { flag, id, instant, language, percent } from './fields.ts';
import { dates, nextTask } from './overview.ts';

const deskRow = z.object({
  id,
  /** The organisation's name. */
  title: z.string(),
  year: z.number().int(),
  role: z.enum(roles),
  state: z.enum(questionnaireStates),
  completeness: percent,
  dates,
  /** Time of the last change that the caller may see; null if there was none. */
  changedAt: instant.nullable(),
  next: nextTask,
  /**
   * For the team only: whether each member has finalized, how many areas count, and how many of them the caller has
   * graded.
   */
  grading: z
    .object({
      graded: z.number().int().min(0),
      counting: z.number().int().min(0),
      team: z.array(z.object({ id, name: z.string(), main: flag, finalized: flag, own: flag })),
    })
    .optional(),
});
export type DeskRow = z.output<typeof deskRow>;

/**
 * Sorted: first the questionnaires whose next task the caller has to do; then by year, newest first; then by name, in the
 * order of the alphabet of the call's language.
 */
const deskReply = z.array(deskRow);

/**
 * The action that lists the caller's questionnaires with their states. Inactive questionnaires are hidden from clients.
 */
export const deskActions = {
  desk: {
    method: 'GET',
    may: 'signed-in',
    input: z.object({ language: language.optional() }),
    reply: deskReply,
    hasETag: true,
  },
} satisfies Record<string, Action>;
