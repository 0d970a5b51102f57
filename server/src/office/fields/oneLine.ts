import { z } from 'zod';

/** A text of one line; may be empty if `least` is 0. Lengths in characters. */
export const oneLine = ({ least, most }: { least: 0 | 1; most: number }) =>
  z
    .string()
    .trim()
    .min(least, 'must not be empty.')
    .max(most, `must not be longer than ${most} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line of text.');
