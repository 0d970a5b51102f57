import { z } from 'zod';

/** An e-mail address, in lower case as in accounts. */
export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z
      .email({ error: ({ input }) => `“${String(input)}” is not an e-mail address.` })
      .max(254, 'must not be longer than 254 characters.'),
  );
