import { isPlannable } from '@cert/shared/domain';
import { z } from 'zod';
import { contentKeySchema } from '../../content/schema/edition.ts';

/** Schema for a key that the office assigns to organisations and groups. */
export const keyArgumentSchema = z
  .string()
  .trim()
  .refine((text) => contentKeySchema.safeParse(text).success, {
    error: ({ input }) =>
      `“${String(input)}” must be lower-case words joined by hyphens, 80 characters at most.`,
  });

/** Schema for an e-mail address. Gives it in lower case, as accounts store it. */
export const emailArgumentSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z
      .email({ error: ({ input }) => `“${String(input)}” is not an e-mail address.` })
      .max(254, 'must not be longer than 254 characters.'),
  );

const year = /^2[01]\d\d$/;

/** Schema for the year of a questionnaire. */
export const yearArgumentSchema = z
  .string()
  .regex(year, { error: ({ input }) => `“${String(input)}” is not a year from 2000 to 2199.` })
  .transform(Number);

/** Schema for the number of an entry in a list that a command has printed. */
export const entryNumberArgumentSchema = z
  .string()
  .regex(/^\d{1,9}$/, { error: ({ input }) => `“${String(input)}” is not a number from a list.` })
  .transform(Number);

/** Schema for `on` or `off`. */
export const onOffArgumentSchema = z
  .enum(['on', 'off'], { error: ({ input }) => `“${String(input)}” is neither on nor off.` })
  .transform((word) => word === 'on');

/** Schema for a calendar day in the years 2000 to 2100; `none` gives null, which clears it. */
export const dayOrNoneArgumentSchema = plannedField(z.iso.date(), 'a day such as 2026-12-12');

/** Schema for a time with its offset from UTC; `none` gives null, which clears it. */
export const timeOrNoneArgumentSchema = plannedField(
  z
    .union([z.iso.datetime({ offset: true, precision: -1 }), z.iso.datetime({ offset: true })])
    .transform((text) => new Date(text).toISOString()),
  'a time such as 2027-01-20T10:00+01:00',
);

function plannedField(
  schema: z.ZodType<string, string>,
  example: string,
): z.ZodType<string | null, string> {
  return z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === 'none') return null;
      const parsed = schema.safeParse(text);
      if (parsed.success && isPlannable(parsed.data)) return parsed.data;
      context.addIssue(`“${text}” is neither ${example}, in the years 2000 to 2100, nor none.`);
      return z.NEVER;
    });
}

/** Creates a schema for a text of one line; it may be empty if `min` is 0. The lengths are in characters. */
export const createOneLineArgumentSchema = ({ min, max }: { min: 0 | 1; max: number }) =>
  z
    .string()
    .trim()
    .min(min, 'must not be empty.')
    .max(max, `must not be longer than ${max} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line of text.');

/** Creates a schema for one of the allowed words. An empty text gives null, which clears the value. */
export function createChoiceArgumentSchema<const Word extends string>(
  allowed: readonly Word[],
): z.ZodType<Word | null, string> {
  return z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return null;
      const word = findChoice(allowed, text);
      if (word !== undefined) return word;
      context.addIssue(`“${text}” is not one of ${allowed.join(', ')}.`);
      return z.NEVER;
    });
}

/**
 * Creates a schema for a list of allowed words separated by commas, bars or spaces; without duplicates, in the order of
 * the allowed ones.
 */
export function createChoiceListArgumentSchema<const Word extends string>(
  allowed: readonly Word[],
): z.ZodType<Word[], string> {
  return z.string().transform((text, context) => {
    const given = text.split(/[\s,|]+/).filter((word) => word !== '');
    const wrong = given.filter((word) => findChoice(allowed, word) === undefined);
    if (wrong.length > 0) {
      const names = wrong.map((word) => `“${word}”`).join(', ');
      context.addIssue(`${names}: not of the list ${allowed.join(', ')}.`);
      return z.NEVER;
    }
    return allowed.filter((word) => given.some((one) => findChoice([word], one) !== undefined));
  });
}

/** Finds the allowed word that equals a text, ignoring case; undefined if there is none. */
function findChoice<Word extends string>(allowed: readonly Word[], text: string): Word | undefined {
  const wanted = text.toLowerCase();
  return allowed.find((word) => word === wanted);
}
