import type { CategoryResult, ReportView } from '../reportView.ts';

/** The category that a slide belongs to. @throws where the report has none of this id */
export function findCategory(
  { categories }: Pick<ReportView, 'categories'>,
  categoryId: number | undefined,
): CategoryResult {
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`the report has no category ${categoryId}`);
  return category;
}
