import { z } from 'zod';

/** The number of something that a list of this command line has shown. */
export const numberField = z
  .string()
  .regex(/^\d{1,9}$/, { error: ({ input }) => `“${String(input)}” is not a number of a list.` })
  .transform(Number);
