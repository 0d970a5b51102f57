import type { ProgrammeReply } from '@cert/shared/contract';

/**
 * Whether a category of Above and Beyond is outstanding: it then has sheets of its own (spec 2 §5).
 * @param percent of its marked questions; null for a category without questions
 */
export function isOutstanding(
  percent: number | null,
  { thresholds }: Pick<ProgrammeReply, 'thresholds'>,
): boolean {
  return percent !== null && percent >= thresholds.beyondCategoryPercent;
}
