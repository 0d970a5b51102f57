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

export type GradingQueueKeyKind = keyof typeof prefixes;
export type GradingQueueKey = string;

export const ownGradeKey = (areaId: number): GradingQueueKey => prefixes.ownGrade + areaId;
export const ownCommentKey = (areaId: number): GradingQueueKey => prefixes.ownComment + areaId;
export const finalGradeKey = (areaId: number): GradingQueueKey => prefixes.finalGrade + areaId;
export const finalCommentKey = (areaId: number): GradingQueueKey => prefixes.finalComment + areaId;

/** Parses a grading key into its kind and the area's id; undefined for text that is not a grading key. */
export function parseGradingQueueKey(
  key: string,
): { kind: GradingQueueKeyKind; id: number } | undefined {
  return parsePrefixedKey(prefixes, key);
}
