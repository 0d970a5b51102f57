import { z } from 'zod';
import { languages, maxTextLength } from '../domain/index.ts';

/** A number that is text in a query string. */
const queryNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
]);

/** An id: a whole number of 1 or more. In a query string the number is text. */
export const id = queryNumber.pipe(z.number().int().min(1).max(2_147_483_647));

/** A whole number from 1 to a maximum. In a query string the number is text. */
export const numberUpTo = (max: number) => queryNumber.pipe(z.number().int().min(1).max(max));

export const language = z.enum(languages);

/** The input fields that name the questionnaire of an action. */
export const questionnaireInput = z.object({ id });

/** A yes-or-no value: 1 for yes, 0 for no. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A grade of an area: 0 to 3 in half steps; null while unset. */
export const grade = z.union([z.literal([0, 0.5, 1, 1.5, 2, 2.5, 3]), z.null()]);

/** A grade of a question: a grade of an area, or 4, which is shown as `3+` (Above and Beyond). */
export const questionGrade = z.union([grade, z.literal(4)]);

/** Digest of an area's answers, clients' comments and documents. Any change of these changes the digest. */
export const answersDigest = z
  .string()
  .max(100)
  .regex(/^[\da-f]*$/);

/** A percentage without decimals. */
export const percent = z.number().int().min(0).max(100);

/** A date with a time, in ISO 8601 and UTC. */
export const instant = z.iso.datetime();

/** Free text: no control characters except line ends and tabs, no unpaired surrogates. */
export const text = z
  .string()
  .max(maxTextLength)
  .regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u);

/** An e-mail address as typed, whether or not an account has it. */
export const email = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** The token of a link in a mail: 256 random bits in base64url. */
export const linkToken = z.string().regex(/^[\w-]{43}$/);

/**
 * Bytes in base64url without padding, as in the JSON of WebAuthn.
 * @param maxLength in characters
 */
export const webAuthnBytes = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/);
