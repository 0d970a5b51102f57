import { parsePrefixedKey } from '../answers/formKeys.ts';

/**
 * Prefixes of the keys under which the save queue keeps a team's unsent grades and comments: a certifier's own grade of
 * an area and comment on it, and the final grade and comment. The API does not use these keys; each value is saved by
 * its own action.
 */
const prefixes = {
  ownGrade: 'certifier_grade_',
  ownComment: 'certifier_comment_',
  finalGrade: 'final_grade_',
  finalComment: 'final_comment_',
} as const;

export type GradingKeyKind = keyof typeof prefixes;
export type GradingKey = string;

export const ownGradeKey = (areaId: number): GradingKey => prefixes.ownGrade + areaId;
export const ownCommentKey = (areaId: number): GradingKey => prefixes.ownComment + areaId;
export const finalGradeKey = (areaId: number): GradingKey => prefixes.finalGrade + areaId;
export const finalCommentKey = (areaId: number): GradingKey => prefixes.finalComment + areaId;

/** Parses a grading key into its kind and the area's id; undefined for text that is not a grading key. */
export function parseGradingKey(key: string): { kind: GradingKeyKind; id: number } | undefined {
  return parsePrefixedKey(prefixes, key);
}
