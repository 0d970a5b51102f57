import type { ProgrammeReply } from '@cert/shared/contract';
import type { BeyondCategory } from '@cert/shared/domain';
import type { ReportData } from '../../reportData.ts';

/**
 * Whether an Above-and-Beyond category is outstanding, that is, whether the report has separate sheets about it. See
 * docs/product/certificate.md#above-and-beyond-categories.
 * @param percent share of marked questions; null for a category without questions
 */
export function isOutstandingCategory(
  percent: number | null,
  { thresholds }: Pick<ProgrammeReply, 'thresholds'>,
): boolean {
  return percent !== null && percent >= thresholds.beyondCategoryPercent;
}

/** Counts the categories with questions (`total`), and how many of them are outstanding (`isOutstandingCategory`). */
export function countOutstandingCategories(
  { beyond }: Pick<ReportData, 'beyond'>,
  programme: Pick<ProgrammeReply, 'thresholds'>,
): { count: number; total: number } {
  const withQuestions = beyond.filter(({ percent }) => percent !== null);
  const outstanding = withQuestions.filter(({ percent }) =>
    isOutstandingCategory(percent, programme),
  );
  return { count: outstanding.length, total: withQuestions.length };
}

/** The categories with the largest share of marked questions: several on a tie, none if no question is marked. */
export function findStrongestCategories({ beyond }: Pick<ReportData, 'beyond'>): {
  percent: number;
  categories: BeyondCategory[];
} {
  const percent = Math.max(0, ...beyond.map((result) => result.percent ?? 0));
  const strongest = percent > 0 ? beyond.filter((result) => result.percent === percent) : [];
  return { percent, categories: strongest.map(({ category }) => category) };
}

/** The programme's title of a category, or its id if the programme has no title for it. */
export function findCategoryTitle(
  { beyondCategories }: Pick<ProgrammeReply, 'beyondCategories'>,
  category: BeyondCategory,
): string {
  return beyondCategories.find((known) => known.category === category)?.title ?? category;
}
