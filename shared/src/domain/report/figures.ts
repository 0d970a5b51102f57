/**
 * Which values of a figure of the report are better: higher ones (`more`), lower ones (`less`), or neither (`neutral`),
 * because it depends on the organisation. See docs/product/report.md#figures.
 */
export const betterWhenValues = ['more', 'less', 'neutral'] as const;
export type BetterWhen = (typeof betterWhenValues)[number];

/**
 * Whether a figure is as good as the average of other organisations or better. Undefined if it cannot be judged: a
 * value is missing, or neither direction is better. See docs/product/report.md#figures.
 */
export function isAtLeastAsGood(
  own: number | null,
  average: number | null,
  better: BetterWhen,
): boolean | undefined {
  if (own === null || average === null || better === 'neutral') return undefined;
  return better === 'more' ? own >= average : own <= average;
}
