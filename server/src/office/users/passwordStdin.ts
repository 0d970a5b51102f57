import type { Option } from '../command.ts';

/** Reads a given password from standard input, because an argument would be kept in the shell's history. */
export const passwordStdin = {
  description: 'takes the password from the first line of standard input instead of generating one',
} as const satisfies Option;
