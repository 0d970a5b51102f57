import { z } from 'zod';
import type { Action } from './action.ts';
import { id, instant, questionnaireInput } from './fields.ts';

/**
 * The kinds of changes that the history lists. The team's own grades and comments are hidden here as long as they are
 * hidden elsewhere (docs/decisions/0018-live-and-blind.md).
 */
const historyKinds = [
  'answer',
  'client-comment',
  'document',
  'note',
  'beyond-mark',
  'own-grade',
  'final-grade',
  'own-comment',
  'final-comment',
  'finalization-reset',
] as const;

/** The history of one question, or of one area without its questions; exactly one of the two is given. */
const historyInput = questionnaireInput
  .extend({ areaId: id.optional(), questionId: id.optional() })
  .refine(({ areaId, questionId }) => (areaId === undefined) !== (questionId === undefined), {
    path: ['questionId'],
  });

const answerThen = z.object({
  answerId: z.number().nullable(),
  value: z.union([
    z.boolean(),
    z.number(),
    z.string(),
    z.record(z.string(), z.union([z.number(), z.string()])),
  ]),
  content: z.string().nullable(),
});

/** A value before or after a change: an answer, a grade, a text or a mark; null if there was no value. */
const valueThen = z.union([answerThen, z.number(), z.string(), z.boolean(), z.null()]);

/**
 * One change from the audit trail. The reply omits the change's number in the trail, because gaps in the numbers would
 * reveal how many changes are hidden.
 */
const historyEntry = z.object({
  at: instant,
  /** Who made the change; null for the programme's office and for automatic changes. */
  by: z.string().nullable(),
  kind: z.enum(historyKinds),
  /** The form key of an answer or of a client's comment; null for everything else. */
  key: z.string().nullable(),
  before: valueThen,
  /**
   * The value after the change. For a reset finalization, the reason for the reset, or null if no reason was required.
   */
  after: valueThen,
  /** The person whose finalization was reset; null for everything else. */
  whose: z.string().nullable(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** The newest 200 changes that the caller may see, newest first. */
const historyReply = z.array(historyEntry);

/** The actions that read the history. */
export const historyActions = {
  /** Who changed what and when on one question or one area. */
  questionnaireHistory: {
    method: 'GET',
    may: 'team',
    input: historyInput,
    reply: historyReply,
  },
  /**
   * When and by whom the report was released, or its release withdrawn (`released` is false): the newest 20 changes,
   * newest first.
   */
  reportReleaseHistory: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput,
    reply: z.array(
      z.object({
        at: instant,
        /** The name of the person who made the change; null for the programme's office. */
        by: z.string().nullable(),
        released: z.boolean(),
      }),
    ),
    hasETag: true,
  },
} satisfies Record<string, Action>;
