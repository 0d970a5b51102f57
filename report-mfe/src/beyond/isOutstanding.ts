import type { ProgrammeReply } from '@cert/shared/contract';

/**
 * Whether a category of Above and Beyond is outstanding. Only an outstanding category has slides of its own.
 * @param percent share of its marked questions; null for a category without questions
 */
export function isOutstanding(
  percent: number | null,
  { thresholds }: Pick<ProgrammeReply, 'thresholds'>,
): boolean {
  return percent !== null && percent >= thresholds.beyondCategoryPercent;
}
