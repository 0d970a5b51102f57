import { z } from 'zod';
import { introFields, type IntroField } from '../domain/index.ts';
import { flag, onQuestionnaire, instant, text } from './fields.ts';

function ofEachField<Schema extends z.ZodType>(schema: Schema) {
  return Object.fromEntries(introFields.map((field) => [field, schema])) as Record<
    IntroField,
    Schema
  >;
}

/** What is stored of one intro question beside its text. */
const saving = z.object({
  /** Counts the changes of this field from 1; a save names the one it was based on. */
  revision: z.number().int(),
  savedAt: instant,
});

const savingBy = saving.extend({
  /** The name of the person who changed it last. */
  savedBy: z.string(),
});

const texts = z.object(ofEachField(z.string()));

/** The four texts, empty where nothing was written, and beside them who wrote which when. */
export const introReply = texts.extend({
  /** 1: nothing can be changed any more. */
  locked: flag,
  /** Of the fields that were ever saved. */
  saved: z.object(ofEachField(savingBy)).partial(),
  /** What was written a year before; null when the organisation was not asked or nothing was written. */
  previous: texts.extend({ year: z.number().int() }).nullable(),
});

export const introSaveInput = onQuestionnaire.extend({
  /** By field: the whole new text. Only what changed is sent; nothing else is accepted. */
  info: z.strictObject(ofEachField(text)).partial(),
  /** Per field, the revision that the change was based on: 0 for "there was none". Without it the save overwrites. */
  revisions: z
    .strictObject(ofEachField(z.number().int().min(0)))
    .partial()
    .optional(),
});

const conflict = savingBy.extend({ content: z.string() });
export type IntroConflict = z.output<typeof conflict>;

/** The fate of every field that was sent; each stands in exactly one of the two. */
export const introSaveReply = z.object({
  saved: z.object(ofEachField(saving)).partial(),
  /** Changed meanwhile by somebody else: what stands there now. Nothing was overwritten. */
  conflicts: z.object(ofEachField(conflict)).partial(),
});
