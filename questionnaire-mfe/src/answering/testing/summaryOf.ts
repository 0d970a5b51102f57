import type { CategoryReply, CategorySummary } from '@cert/shared/contract';

/** The category as the sidebar's list has it, nothing answered yet. */
export function summaryOf({ id, title, slug, position, areas }: CategoryReply): CategorySummary {
  return { id, title, slug, position, completeness: 0, areas };
}
