import { z } from 'zod';
import type { Action } from './action.ts';
import { id, instant, text } from './fields.ts';
import { questionKinds } from '../domain/index.ts';

const tableValue = z.record(z.string().max(100), z.union([text, z.number()]));

/** The value of a form key: a tick, a number, a text or a table; `false` means that the user cleared the answer. */
export const answerValue = z.union([z.boolean(), z.number(), text, tableValue]);

/** The new value of one form key, as a page sends it. Ids that do not belong to the key are refused. */
const answerRecord = z.object({
  questionId: id.nullish(),
  answerId: id.nullish(),
  areaId: id.nullish(),
  type: z.enum([...questionKinds, 'comment']).optional(),
  value: answerValue,
  /** The text of a comment. */
  content: text.nullish(),
});
export type AnswerRecord = z.input<typeof answerRecord>;

/** One stored answer as pages receive it. */
export const storedResponse = z.object({
  questionId: z.number().nullable(),
  answerId: z.number().nullable(),
  areaId: z.number(),
  type: z.string(),
  value: answerValue.nullable(),
  content: z.string().nullable(),
  /** Counts the changes of this key from 1; a save names the revision that it is based on. */
  revision: z.number().int(),
  savedAt: instant,
  /** The name of the person who made the last change. */
  savedBy: z.string(),
});
export type StoredResponse = z.output<typeof storedResponse>;

export const answersSaveInput = z.object({
  id,
  answers: z.record(z.string().max(60), z.union([answerRecord, z.literal(false)])),
  /**
   * The revision of each key that the change is based on: 0 if nothing was stored. For a key without a revision, the
   * save overwrites any stored value.
   */
  revisions: z.record(z.string().max(60), z.number().int().min(0)).optional(),
});

/**
 * The result for every key that was sent; each key is in exactly one of the three maps. When nothing could be saved
 * because everything is locked, the whole call is refused with 409 `locked` instead.
 */
const answersSaveReply = z.object({
  saved: z.record(z.string(), z.object({ revision: z.number().int(), savedAt: instant })),
  /** Keys that another person has changed meanwhile, with the stored value, which was not overwritten. */
  conflicts: z.record(z.string(), storedResponse),
  /** Keys that were refused permanently, with the reason. */
  refused: z.record(z.string(), z.string()),
});

/** The action that saves answers. */
export const answerActions = {
  /** Saves answers and comments by form key, each key independently. See docs/decisions/0005-answers-on-the-wire.md. */
  questionnaireAnswersSave: {
    method: 'POST',
    transaction: 'optimistic',
    may: 'member',
    input: answersSaveInput,
    reply: answersSaveReply,
  },
} satisfies Record<string, Action>;
