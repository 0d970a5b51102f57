import { z } from 'zod';

/** Schema for the number of an entry in a list that a command has printed. */
export const numberField = z
  .string()
  .regex(/^\d{1,9}$/, { error: ({ input }) => `“${String(input)}” is not a number from a list.` })
  .transform(Number);
