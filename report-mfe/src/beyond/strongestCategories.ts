import type { BeyondCategory } from '@cert/shared/domain';
import type { ReportData } from '../toReportData.ts';

/** The categories with the largest share of marked questions: several on a tie, none if no question is marked. */
export function strongestCategories({ beyond }: Pick<ReportData, 'beyond'>): {
  percent: number;
  categories: BeyondCategory[];
} {
  const percent = Math.max(0, ...beyond.map((result) => result.percent ?? 0));
  const strongest = percent > 0 ? beyond.filter((result) => result.percent === percent) : [];
  return { percent, categories: strongest.map(({ category }) => category) };
}
