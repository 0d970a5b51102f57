import { z } from 'zod';
import { questionKinds } from '../domain/index.ts';
import { id, instant, text } from './fields.ts';

const tableValue = z.record(z.string().max(100), z.union([text, z.number()]));

/** The value under a form key: a tick, a number, a text or a table; `false` is "cleared". */
export const answerValue = z.union([z.boolean(), z.number(), text, tableValue]);

/** What a page sends for one form key (spec 1 §3, "Answer record"). The ids are told by the key; a wrong one is refused. */
export const answerRecord = z.object({
  questionId: id.nullish(),
  answerId: id.nullish(),
  areaId: id.nullish(),
  type: z.enum([...questionKinds, 'comment']).optional(),
  value: answerValue,
  /** The text of a comment. */
  content: text.nullish(),
});
export type AnswerRecord = z.input<typeof answerRecord>;

/** One stored answer as a page gets it. */
export const storedResponse = z.object({
  questionId: z.number().nullable(),
  answerId: z.number().nullable(),
  areaId: z.number(),
  type: z.string(),
  value: answerValue.nullable(),
  content: z.string().nullable(),
  /** Counts the changes of this key from 1; a save names the one it was based on. */
  revision: z.number().int(),
  savedAt: instant,
  /** The name of the person who changed it last. */
  savedBy: z.string(),
});
export type StoredResponse = z.output<typeof storedResponse>;

export const answersSaveInput = z.object({
  id,
  answers: z.record(z.string().max(60), z.union([answerRecord, z.literal(false)])),
  /** Per key, the revision that the change was based on: 0 for "there was none". Without it the save overwrites. */
  revisions: z.record(z.string().max(60), z.number().int().min(0)).optional(),
});

/**
 * The fate of every key that was sent; each stands in exactly one of the three maps.
 * When nothing could be saved because everything is locked, the whole call is refused with 409 `locked` instead.
 */
export const answersSaveReply = z.object({
  saved: z.record(z.string(), z.object({ revision: z.number().int(), savedAt: instant })),
  /** The key was changed meanwhile by somebody else: what stands there now. Nothing was overwritten. */
  conflicts: z.record(z.string(), storedResponse),
  /** Refused for good, with the reason. */
  refused: z.record(z.string(), z.string()),
});
