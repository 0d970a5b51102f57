import { z } from 'zod';
import { introFields, type IntroField } from '../domain/index.ts';
import { flag, onQuestionnaire, instant, text } from './fields.ts';

function ofEachField<Schema extends z.ZodType>(schema: Schema) {
  return Object.fromEntries(introFields.map((field) => [field, schema])) as Record<
    IntroField,
    Schema
  >;
}

/** What is stored about one intro question besides its text. */
const saving = z.object({
  /** Counts the changes of this field from 1; a save names the revision that it is based on. */
  revision: z.number().int(),
  savedAt: instant,
});

const savingBy = saving.extend({
  /** The name of the person who changed it last. */
  savedBy: z.string(),
});

const texts = z.object(ofEachField(z.string()));

/** The four texts, empty when nothing was written, and who wrote each when. */
export const introReply = texts.extend({
  /** 1: nothing can be changed any more. */
  locked: flag,
  /** Of the fields that were ever saved. */
  saved: z.object(ofEachField(savingBy)).partial(),
  /** The texts of the year before; null when the organisation was not asked or nothing was written. */
  previous: texts.extend({ year: z.number().int() }).nullable(),
});

export const introSaveInput = onQuestionnaire.extend({
  /** By field: the whole new text. Pages send only changed fields; unknown fields are refused. */
  info: z.strictObject(ofEachField(text)).partial(),
  /** Per field, the revision that the change is based on: 0 when nothing was stored. Without it the save overwrites. */
  revisions: z
    .strictObject(ofEachField(z.number().int().min(0)))
    .partial()
    .optional(),
});

const conflict = savingBy.extend({ content: z.string() });
export type IntroConflict = z.output<typeof conflict>;

/** The result for every field that was sent; each field is in exactly one of the two maps. */
export const introSaveReply = z.object({
  saved: z.object(ofEachField(saving)).partial(),
  /** Changed meanwhile by another person: the stored value. Nothing was overwritten. */
  conflicts: z.object(ofEachField(conflict)).partial(),
});
