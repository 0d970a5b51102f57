/** The four intro questions that the team asks at the start of the meeting (spec 2 §2), by their names on the wire. */
export const introFields = ['biggestChallenges', 'mainFocus', 'previousPeriod', 'proudOf'] as const;
export type IntroField = (typeof introFields)[number];

const prefix = 'intro_';

/** The key under which the answer to an intro question is saved as it is typed; the wire does not know it. */
export function introKey(field: IntroField): string {
  return prefix + field;
}

/** Reads a key back; undefined for anything that is not exactly one of the four. */
export function parseIntroKey(key: string): IntroField | undefined {
  return introFields.find((field) => introKey(field) === key);
}
