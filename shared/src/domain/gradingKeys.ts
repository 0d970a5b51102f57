import { readKey } from './readKey.ts';

/**
 * Keys of the values that a team saves while typing, besides the form keys of the answers: a certifier's own grade of
 * an area and comment on it, and the team's final ones. They are not part of the API; each is saved by its own action.
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

/** Parses a grading key, with the area's id; undefined for anything else. */
export function parseGradingKey(key: string): { kind: GradingKeyKind; id: number } | undefined {
  return readKey(prefixes, key);
}
