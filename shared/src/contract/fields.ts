import { z } from 'zod';
import { languages, maxTextLength } from '../domain/index.ts';

/** An id: a whole number of 1 or more; in a query string it is text. */
export const id = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(1).max(2_147_483_647));

export const language = z.enum(languages);

/** The questionnaire of the action. */
export const onQuestionnaire = z.object({ id });

/** A flag as 0 or 1. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A grade: 0 to 3 in half steps, null while unset; in a form it is text or empty. */
export const grade = z.union([z.literal([0, 0.5, 1, 1.5, 2, 2.5, 3]), z.null()]);

export const questionGrade = z.union([grade, z.literal(4)]);

/** Digest of an area's answers and documents. It differs whenever one of them differs. */
export const answersDigest = z
  .string()
  .max(100)
  .regex(/^[\da-f]*$/);

/** A whole percent. */
export const percent = z.number().int().min(0).max(100);

/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();

/** Free text: no control characters except line ends and tabs, no unpaired surrogates. */
export const text = z
  .string()
  .max(maxTextLength)
  .regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u);
