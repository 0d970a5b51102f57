import type { CategoryResult, ReportView } from '../reportView.ts';

/** The category of a slide. @throws if the report has no category with this id */
export function findCategory(
  { categories }: Pick<ReportView, 'categories'>,
  categoryId: number | undefined,
): CategoryResult {
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`the report has no category ${categoryId}`);
  return category;
}
