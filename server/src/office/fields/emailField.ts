import { z } from 'zod';

/** Schema for an e-mail address. Gives it in lower case, as accounts store it. */
export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z
      .email({ error: ({ input }) => `“${String(input)}” is not an e-mail address.` })
      .max(254, 'must not be longer than 254 characters.'),
  );
