import { z } from 'zod';
import {
  deskPageSize,
  deskSorts,
  maxDeskPage,
  maxDeskSearchLength,
  nextTasks,
  questionnaireStates,
  roles,
} from '../domain/index.ts';
import type { Action } from './action.ts';
import { flag, id, instant, language, numberUpTo, percent } from './fields.ts';
import { questionnaireDates, nextTask } from './overview.ts';

const deskRow = z.object({
  id,
  /** The organisation's name. */
  title: z.string(),
  year: z.number().int(),
  role: z.enum(roles),
  state: z.enum(questionnaireStates),
  completeness: percent,
  dates: questionnaireDates,
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
 * Filters, order and page of the desk. Without any field: the first page of all questionnaires, in the default order.
 */
const deskPageInput = z.object({
  language: language.optional(),
  /** Part of the organisation's name; case and diacritics do not matter, and `dj` finds đ. */
  text: z.string().max(maxDeskSearchLength).optional(),
  year: numberUpTo(9999).optional(),
  state: z.enum(questionnaireStates).optional(),
  sort: z.enum(deskSorts).optional(),
  order: z.enum(['ascending', 'descending']).optional(),
  /** Page numbers begin with 1. A number after the last page gets the last page. */
  page: numberUpTo(maxDeskPage).optional(),
});

const deskPageReply = z.object({
  /**
   * The order without `sort`: first the questionnaires whose next task the caller has to do; then by year, newest
   * first; then by name, in the order of the alphabet of the call's language.
   */
  rows: z.array(deskRow).max(deskPageSize),
  /** The number of this page, from 1, and how many pages the matching questionnaires have. */
  page: z.number().int().min(1),
  pages: z.number().int().min(1),
  /** How many questionnaires match. */
  total: z.number().int().min(0),
  /** Counts over all questionnaires of the caller, also over those that do not match the filters. */
  all: z.object({
    count: z.number().int().min(0),
    /**
     * The tasks that the caller has to do, each with the number of questionnaires that need it, in the order of the
     * road to the certificate.
     */
    waiting: z.array(z.object({ task: z.enum(nextTasks), count: z.number().int().min(1) })),
    /** The years of these questionnaires, newest first. */
    years: z.array(z.number().int()),
    /** The states of these questionnaires, in the order in which a questionnaire goes through them. */
    states: z.array(z.enum(questionnaireStates)),
    /** Whether the caller is a client in each of these questionnaires. */
    clientOnly: flag,
  }),
});
export type DeskPageReply = z.output<typeof deskPageReply>;

/**
 * The actions that list the caller's questionnaires with their states. Inactive questionnaires are hidden from clients.
 */
export const deskActions = {
  /** One page of the desk, and counts over all of it. */
  deskPage: {
    method: 'GET',
    may: 'signed-in',
    input: deskPageInput,
    reply: deskPageReply,
    hasETag: true,
  },
  /**
   * The whole desk, in its default order. Only versions of modules that were released before `deskPage` read it. The
   * next major version of the contract removes it.
   */
  desk: {
    method: 'GET',
    may: 'signed-in',
    input: z.object({ language: language.optional() }),
    reply: z.array(deskRow),
    hasETag: true,
  },
} satisfies Record<string, Action>;
