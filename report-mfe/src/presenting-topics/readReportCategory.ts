import type { CategoryResult, ReportData } from '../toReportData.ts';

/** The category of a slide. @throws if the report has no category with this id */
export function readReportCategory(
  { categories }: Pick<ReportData, 'categories'>,
  categoryId: number | undefined,
): CategoryResult {
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`the report has no category ${categoryId}`);
  return category;
}
