import { z } from 'zod';

/** Creates a schema for a text of one line; it may be empty if `least` is 0. The lengths are in characters. */
export const oneLineField = ({ least, most }: { least: 0 | 1; most: number }) =>
  z
    .string()
    .trim()
    .min(least, 'must not be empty.')
    .max(most, `must not be longer than ${most} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line of text.');
