import { z } from 'zod';
import { introFields, type IntroField } from '../domain/index.ts';
import type { Action } from './action.ts';
import { flag, instant, language, questionnaireInput, text } from './fields.ts';

function ofEachField<Schema extends z.ZodType>(schema: Schema) {
  return Object.fromEntries(introFields.map((field) => [field, schema])) as Record<
    IntroField,
    Schema
  >;
}

/** What is stored about one intro question in addition to its text. */
const saving = z.object({
  /** Counts the changes of this field from 1; a save names the revision that it is based on. */
  revision: z.number().int(),
  savedAt: instant,
});

const savingBy = saving.extend({
  /** The name of the person who made the last change. */
  savedBy: z.string(),
});

const texts = z.object(ofEachField(z.string()));

/**
 * The answers to the four intro questions, each an empty text if nothing was written, with the author and time of the
 * last change.
 */
const introReply = texts.extend({
  /** 1 if the answers can no longer be changed. */
  locked: flag,
  /** Author, time and revision of the last change of each field; a field that was never saved is missing. */
  saved: z.object(ofEachField(savingBy)).partial(),
  /**
   * The answers from the organisation's previous questionnaire; null if there is no such questionnaire, or if it has no
   * answers.
   */
  previous: texts.extend({ year: z.number().int() }).nullable(),
});

const introSaveInput = questionnaireInput.extend({
  /** The whole new text of each changed field. Unknown fields are refused. */
  info: z.strictObject(ofEachField(text)).partial(),
  /**
   * The revision of each field that the change is based on: 0 if nothing was stored. For a field without a revision,
   * the save overwrites any stored value.
   */
  revisions: z
    .strictObject(ofEachField(z.number().int().min(0)))
    .partial()
    .optional(),
});

const conflict = savingBy.extend({ content: z.string() });
export type IntroConflict = z.output<typeof conflict>;

/** The result for every field that was sent; each field is in exactly one of the two maps. */
const introSaveReply = z.object({
  saved: z.object(ofEachField(saving)).partial(),
  /** Fields that another person has changed meanwhile, with the stored value, which was not overwritten. */
  conflicts: z.object(ofEachField(conflict)).partial(),
});

/** The actions for the intro questions, which the team asks at the start of the meeting. */
export const introActions = {
  /** The answers to the intro questions, and the answers from the organisation's previous questionnaire. */
  infoAdditional: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput.extend({ language: language.optional() }),
    reply: introReply,
    hasETag: true,
  },
  /** Saves answers to the intro questions, each field independently. */
  infoAdditionalSave: {
    method: 'POST',
    transaction: 'shared',
    may: 'team',
    input: introSaveInput,
    reply: introSaveReply,
  },
} satisfies Record<string, Action>;
