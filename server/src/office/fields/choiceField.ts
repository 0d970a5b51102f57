import { z } from 'zod';
import { findChoice } from './findChoice.ts';

/** Schema for one of the allowed words. An empty text gives null, which clears the value. */
export function choiceField<const Word extends string>(
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
