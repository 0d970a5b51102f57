import type { CategoryReply, CategorySummary } from '@cert/shared/contract';

/** The category as an entry of the sidebar list, without any answers. */
export function toCategorySummary({
  id,
  title,
  slug,
  position,
  areas,
}: CategoryReply): CategorySummary {
  return { id, title, slug, position, completeness: 0, areas };
}
