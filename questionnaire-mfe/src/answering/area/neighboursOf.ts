import type { CategorySummary } from '@cert/shared/contract';

export type Neighbour = { title: string; categorySlug: string; position: number };

/**
 * Returns the areas before and after an area, also from other categories. Skips areas that take no answers. A neighbour
 * is undefined at the start or the end of the questionnaire.
 */
export function neighboursOf(
  areaId: number,
  categories: readonly CategorySummary[],
): { previous: Neighbour | undefined; next: Neighbour | undefined } {
  const all = categories.flatMap((category) =>
    category.areas.map((area) => ({ ...area, categorySlug: category.slug })),
  );
  const place = all.findIndex(({ id }) => id === areaId);
  if (place === -1) return { previous: undefined, next: undefined };
  return {
    previous: all.slice(0, place).findLast(({ open }) => open),
    next: all.slice(place + 1).find(({ open }) => open),
  };
}
