import type { ProgrammeReply } from '@cert/shared/contract';

/**
 * Whether an Above-and-Beyond category is outstanding, that is, whether its share of marked questions reaches the
 * programme's threshold. Only an outstanding category has slides of its own.
 * @param percent share of marked questions; null for a category without questions
 */
export function isOutstandingCategory(
  percent: number | null,
  { thresholds }: Pick<ProgrammeReply, 'thresholds'>,
): boolean {
  return percent !== null && percent >= thresholds.beyondCategoryPercent;
}
