import { z } from 'zod';
import { key } from '../../content/schema/key.ts';

/** Schema for a key that the office assigns to organisations and groups. */
export const keyField = z
  .string()
  .trim()
  .refine((text) => key.safeParse(text).success, {
    error: ({ input }) =>
      `“${String(input)}” must be lower-case words joined by hyphens, 80 characters at most.`,
  });
