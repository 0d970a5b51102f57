import type { CertificateDecision } from './certificate.ts';
import { isAboveAverage, reachesPercent, type Share } from './share.ts';

/** The number of marked questions out of all Above-and-Beyond questions, for each category. */
export type BeyondShares = Record<BeyondCategory, Share>;

/**
 * For each Above-and-Beyond category, the share of its questions that the team has marked. `sharePercent` converts a
 * share to a percentage, and to `null` if the category has no questions. See
 * docs/product/certificate.md#above-and-beyond-categories.
 * @param questions all questions of the edition or only the Above-and-Beyond ones; other questions are ignored
 */
export function calculateBeyondShares(
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
 * Decides whether Above and Beyond is passed. The result may change whenever another organisation is certified in the
 * year, because this changes the average. See docs/product/certificate.md#above-and-beyond.
 * @param total the points of the final grades, from `sumAreaPoints`
 * @param otherTotals totals of the other organisations certified in that year, one each; when empty, "above the
 *   average" holds, so that the first certified organisation can pass
 * @param thresholds of the programme, in percent (`programme.yaml`)
 */
export function decideBeyond({
  certificate,
  total,
  otherTotals,
  categories,
  thresholds,
}: {
  certificate: CertificateDecision;
  total: Share;
  otherTotals: readonly Share[];
  categories: BeyondShares;
  thresholds: { beyondTotalPercent: number; beyondCategoryPercent: number };
}): CertificateDecision {
  if (certificate !== 'passed') return certificate;
  const isBeyond =
    reachesPercent(total, thresholds.beyondTotalPercent) &&
    isAboveAverage(total, otherTotals) &&
    Object.values(categories).some((share) =>
      reachesPercent(share, thresholds.beyondCategoryPercent),
    );
  return isBeyond ? 'passed' : 'not-passed';
}

/** The Above-and-Beyond categories. See docs/product/certificate.md#above-and-beyond-categories. */
export const beyondCategories = [
  'future',
  'inclusion',
  'innovation',
  'impact',
  'satisfaction',
] as const;
export type BeyondCategory = (typeof beyondCategories)[number];
