import { readKey } from './readKey.ts';

/**
 * Keys of what the team saves as it is typed, beside the form keys of the answers: a certifier's own grade of an area
 * and comment on it, and the team's final ones. The wire does not know them; each is saved by an action of its own.
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

/** Reads a key back, `id` being the area's; undefined for anything that is not exactly one of the four. */
export function parseGradingKey(key: string): { kind: GradingKeyKind; id: number } | undefined {
  return readKey(prefixes, key);
}
