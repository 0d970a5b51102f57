import type { AreaSummary, CategorySummary } from '@cert/shared/contract';
import { ungradedAreas, type Grade } from '@cert/shared/domain';

/** An area with the parts of its address. */
export type AreaLink = Pick<AreaSummary, 'id' | 'title' | 'position'> & {
  /** Slug of its category. */
  slug: string;
};

/**
 * Returns the areas that prevent the reader from finalizing, in order: those without an own grade in the loaded data,
 * and those that the server has reported. The server can have newer data.
 */
export function ungradedAreaLinks({
  categories,
  isKeyOnly,
  named,
}: {
  categories: readonly CategorySummary[];
  isKeyOnly: boolean;
  named: readonly number[];
}): AreaLink[] {
  const areas = categories.flatMap((category) => category.areas);
  const own = new Map<number, Grade>(
    areas.flatMap(({ id, certifierGrade: grade }) => (grade == null ? [] : [[id, grade]])),
  );
  const missing = new Set([
    ...named,
    ...ungradedAreas({ areas, own, isKeyOnly }).map(({ id }) => id),
  ]);
  return categories.flatMap(({ slug, areas: ofCategory }) =>
    ofCategory
      .filter(({ id }) => missing.has(id))
      .map(({ id, title, position }) => ({ id, title, position, slug })),
  );
}
