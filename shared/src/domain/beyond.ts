import { beyondCategories, type BeyondCategory } from './beyondCategories.ts';
import type { Decision } from './certificate.ts';
import { isAboveAverage, reachesPercent, type Share } from './share.ts';

/** Marked questions of all Above-and-Beyond questions, by category. */
export type BeyondShares = Record<BeyondCategory, Share>;

/**
 * How much of each Above-and-Beyond category the team has marked (decisions §2); `sharePercent` shows it, with `null`
 * for a category without questions.
 * @param questions all questions of the edition or only those of Above and Beyond; the others count nowhere
 */
export function countBeyond(
  questions: readonly { beyondCategory: BeyondCategory | null; isMarked: boolean }[],
): BeyondShares {
  const shareOf = (category: BeyondCategory): Share => {
    const asked = questions.filter(({ beyondCategory }) => beyondCategory === category);
    return { part: asked.filter(({ isMarked }) => isMarked).length, whole: asked.length };
  };
  return Object.fromEntries(
    beyondCategories.map((category) => [category, shareOf(category)]),
  ) as BeyondShares;
}

/**
 * The Above-and-Beyond rule (decisions §2): the certificate passed, the total at the programme's higher threshold, the
 * total above the average of that year's certified organisations, and one category at its threshold. Undecided as long
 * as the certificate is. As the average moves with every organisation that is certified in the year, so may this.
 * @param total of the final grades, from `areaTotal`
 * @param otherTotals totals of the other organisations certified in that year, one each; where there is none, "above
 *   the average" holds: the first one certified must not fail for want of company
 * @param thresholds of the programme, in percent (`programme.yaml`)
 */
export function decideBeyond({
  certificate,
  total,
  otherTotals,
  categories,
  thresholds,
}: {
  certificate: Decision;
  total: Share;
  otherTotals: readonly Share[];
  categories: BeyondShares;
  thresholds: { beyondTotalPercent: number; beyondCategoryPercent: number };
}): Decision {
  if (certificate !== 'passed') return certificate;
  const isBeyond =
    reachesPercent(total, thresholds.beyondTotalPercent) &&
    isAboveAverage(total, otherTotals) &&
    Object.values(categories).some((share) =>
      reachesPercent(share, thresholds.beyondCategoryPercent),
    );
  return isBeyond ? 'passed' : 'not-passed';
}
