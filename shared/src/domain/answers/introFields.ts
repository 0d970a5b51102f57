/**
 * The four intro questions that the team asks at the start of the meeting, by their names in the API. See
 * docs/product/organisation.md#intro-questions.
 */
export const introFields = ['biggestChallenges', 'mainFocus', 'previousPeriod', 'proudOf'] as const;
export type IntroField = (typeof introFields)[number];

const prefix = 'intro_';

/** The key under which the save queue keeps the unsent answer to an intro question. The API does not use it. */
export function introKey(field: IntroField): string {
  return prefix + field;
}

/** Parses an intro key; undefined for text that is not an intro key. */
export function parseIntroKey(key: string): IntroField | undefined {
  return introFields.find((field) => introKey(field) === key);
}
