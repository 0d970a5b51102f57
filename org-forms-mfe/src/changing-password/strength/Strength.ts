/** How long a password would stand guessing, from the weakest on; `common`: guessed first of all, so not taken at all. */
export const strengths = ['common', 'very-weak', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];
