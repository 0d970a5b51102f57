/** The four intro questions that the team asks at the start of the meeting, by their names in the API. */
export const introFields = ['biggestChallenges', 'mainFocus', 'previousPeriod', 'proudOf'] as const;
export type IntroField = (typeof introFields)[number];

const prefix = 'intro_';

/** The key under which the answer to an intro question is saved while typing; it is not part of the API. */
export function introKey(field: IntroField): string {
  return prefix + field;
}

/** Parses an intro key; undefined for anything else. */
export function parseIntroKey(key: string): IntroField | undefined {
  return introFields.find((field) => introKey(field) === key);
}
