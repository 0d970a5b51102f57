/** How hard a password is to guess, from weakest to strongest. The server rejects a `common` password. */
export const strengths = ['common', 'very-weak', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];
