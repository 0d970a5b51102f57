import { z } from 'zod';
import { id, instant, onQuestionnaire } from './fields.ts';

/** What a line of the history is about. The team's own grades and comments are blind like themselves (decisions §3). */
export const historyKinds = [
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

/** The history of one question, or of one area without its questions: one of the two is named. */
export const historyInput = onQuestionnaire
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

/** A value as it stood: an answer, a grade, a text, a mark; null for "there was none". */
const valueThen = z.union([answerThen, z.number(), z.string(), z.boolean(), z.null()]);

/** One change, as the audit trail has it; without its number, whose gaps would count what is blind. */
export const historyEntry = z.object({
  at: instant,
  /** Who did it; null for the programme's office, and for what followed by itself. */
  by: z.string().nullable(),
  kind: z.enum(historyKinds),
  /** The form key of an answer or of a client's comment; null for everything else. */
  key: z.string().nullable(),
  before: valueThen,
  /** Of a finalization that was set back: the reason; null where none was needed. */
  after: valueThen,
  /** Whose finalization was set back; null for everything else. */
  whose: z.string().nullable(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** Newest first. */
export const historyReply = z.array(historyEntry);
