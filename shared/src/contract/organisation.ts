import { z } from 'zod';
import {
  countries,
  headcountBounds,
  industries,
  isEmailAddress,
  maxInfoTextLength,
  organisationTypes,
  otherOption,
} from '../domain/index.ts';
import type { Action } from './action.ts';
import { flag, language, questionnaireInput } from './fields.ts';

/**
 * Digest of all values of the organisation's form: a SHA-256 hash in hexadecimal. It changes whenever one of the values
 * changes.
 */
const infoDigest = z.string().regex(/^[\da-f]{64}$/);

const country = z.enum(countries);
const { min, max } = headcountBounds;
const headcount = z.number().int().min(min).max(max).nullable();
const choice = flag.nullable();

/** The part of the `info` reply about the organisation and its workforce in this year. */
export const organisationInfoFields = {
  brand: z.string(),
  address: z.string(),
  city: z.string(),
  contact: z.string(),
  email: z.string(),
  numberOfEmployees: headcount,
  /**
   * Id of the type. Null with a `typeDescription` means a type outside the list; null without one means that the type
   * is unknown. `categoryId` works in the same way.
   */
  typeId: z.number().nullable(),
  typeDescription: z.string(),
  categoryId: z.number().nullable(),
  categoryDescription: z.string(),
  externalWorkForce: choice,
  sindicate: choice,
  newManagers: choice,
  numberOfEmployeesHired: headcount,
  numberOfEmployeesLeft: headcount,
  numberOfEmployeesLaidOff: headcount,
  countries: z.array(country),
  /** Ids of all the organisation's categories (industries). */
  categories: z.array(z.number()),
  /** Digest of all fields above; `infoSave` sends it as `seen`, to detect a change by another person. */
  infoDigest,
};

/** Makes a field optional: null, or the empty text that forms send, means no value. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema, z.null(), z.literal('').transform(() => null)]);

/** Forms send numbers as text. */
const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const listedId = (list: readonly { id: number }[]) => {
  const ids = list.map(({ id }) => id);
  return z.union([z.number(), digits]).refine((id) => ids.includes(id));
};

const line = z
  .string()
  .trim()
  .max(maxInfoTextLength)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const sentHeadcount = orNothing(
  z.union([z.number(), digits]).pipe(z.number().int().min(min).max(max)),
);
const sentChoice = orNothing(z.union([flag, z.enum(['0', '1']).transform((text) => asFlag(text))]));

function asFlag(text: '0' | '1'): 0 | 1 {
  return text === '1' ? 1 : 0;
}

/** The whole form, without the organisation's name (`title` of `info`), which only the office changes. */
const infoSaveInput = questionnaireInput.extend({
  info: z.object({
    brand: line,
    address: line,
    city: line,
    contact: line,
    email: z
      .string()
      .trim()
      .refine((text) => text === '' || isEmailAddress(text)),
    numberOfEmployees: sentHeadcount,
    typeId: orNothing(listedId([...organisationTypes, otherOption])),
    typeDescription: line,
    categoryId: orNothing(listedId([...industries, otherOption])),
    categoryDescription: line,
    externalWorkForce: sentChoice,
    sindicate: sentChoice,
    newManagers: sentChoice,
    numberOfEmployeesHired: sentHeadcount,
    numberOfEmployeesLeft: sentHeadcount,
    numberOfEmployeesLaidOff: sentHeadcount,
  }),
  countries: z.array(country).max(countries.length),
  categories: z.array(listedId(industries)).max(industries.length),
  /** The `infoDigest` of the form when it was opened. If missing, the save overwrites any stored values. */
  seen: infoDigest.optional(),
});

/** A list of choices in the language of the call; `otherOption` is its last entry. */
const optionListReply = z.array(z.object({ id: z.number(), title: z.string() }));
export type OrganisationChoices = z.output<typeof optionListReply>;

const inLanguage = z.object({ language: language.optional() });

/** The actions of the organisation's form, except `info`. */
export const organisationActions = {
  /**
   * Saves the data of the organisation and its workforce. Refusals: `invalid-input` names the fields that a client
   * still has to fill in; `conflict`: another person has changed the data since the page showed it, and nothing was
   * written.
   */
  infoSave: {
    method: 'POST',
    transaction: 'shared',
    may: 'member',
    input: infoSaveInput,
    reply: z.object({}),
  },
  /** The list of organisation types. The titles are in Croatian unless the call names another language. */
  companyTypes: { method: 'GET', may: 'signed-in', input: inLanguage, reply: optionListReply },
  /** The list of industries. The titles are in Croatian unless the call names another language. */
  companyCategories: {
    method: 'GET',
    may: 'signed-in',
    input: inLanguage,
    reply: optionListReply,
  },
} satisfies Record<string, Action>;
