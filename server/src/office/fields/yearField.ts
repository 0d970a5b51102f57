import { z } from 'zod';

const year = /^2[01]\d\d$/;

/** Schema for the year of a questionnaire. */
export const yearField = z
  .string()
  .regex(year, { error: ({ input }) => `“${String(input)}” is not a year from 2000 to 2199.` })
  .transform(Number);
