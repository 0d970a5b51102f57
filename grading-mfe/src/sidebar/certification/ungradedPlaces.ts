import type { AreaSummary, CategorySummary } from '@cert/shared/contract';
import { ungradedAreas, type Grade } from '@cert/shared/domain';

/** An area with what its address is made of. */
export type AreaPlace = Pick<AreaSummary, 'id' | 'title' | 'position'> & {
  /** Of its category. */
  slug: string;
};

/**
 * The areas that keep the reader from finalizing, in order: those without an own grade as the page knows them, and those
 * that the server has named, which may know better.
 */
export function ungradedPlaces({
  categories,
  isKeyOnly,
  named,
}: {
  categories: readonly CategorySummary[];
  isKeyOnly: boolean;
  named: readonly number[];
}): AreaPlace[] {
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
