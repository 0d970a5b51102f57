import { z } from 'zod';

/** The number of an entry in a list printed by a command. */
export const numberField = z
  .string()
  .regex(/^\d{1,9}$/, { error: ({ input }) => `“${String(input)}” is not a number from a list.` })
  .transform(Number);
