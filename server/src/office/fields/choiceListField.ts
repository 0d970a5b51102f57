import { z } from 'zod';
import { findChoice } from './findChoice.ts';

/**
 * Schema for a list of allowed words separated by commas, bars or spaces; without duplicates, in the order of the
 * allowed ones.
 */
export function choiceListField<const Word extends string>(
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
