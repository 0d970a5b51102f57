import type { Option } from '../command.ts';

/** How a password comes in that is not generated: on the line it would stand in the shell's history. */
export const passwordStdin = {
  description: 'takes the password from the first line of standard input instead of generating one',
} as const satisfies Option;
