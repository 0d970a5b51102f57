import { z } from 'zod';
import { languages, maxTextLength } from '../domain/index.ts';

/** An id as it travels: a whole number of 1 or more; in a query it arrives as digits. */
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

/** The questionnaire that an action is about. */
export const onQuestionnaire = z.object({ id });

/** A flag of the spec that reads "equals 1". */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A grade as it travels: 0 to 3 in half steps, null while unset; in a form it arrives as digits or nothing. */
export const grade = z.union([z.literal([0, 0.5, 1, 1.5, 2, 2.5, 3]), z.null()]);

export const questionGrade = z.union([grade, z.literal(4)]);

/** Tells what stands in an area from what stood there before; of answers and documents, whatever was made of them. */
export const answersDigest = z
  .string()
  .max(100)
  .regex(/^[\da-f]*$/);

/** A whole percent. */
export const percent = z.number().int().min(0).max(100);

/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();

/** Free text of a person: no control characters but line ends and tabs, no half of a surrogate pair. */
export const text = z
  .string()
  .max(maxTextLength)
  .regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u);
