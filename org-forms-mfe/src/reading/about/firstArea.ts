import type { CategorySummary } from '@cert/shared/contract';

/** The first area that is open to the reader, with the path of its page; undefined if none is open. */
export function firstArea(
  categories: readonly CategorySummary[],
): { title: string; path: string } | undefined {
  const [first] = categories.flatMap(({ slug, areas }) =>
    areas
      .filter((area) => area.open)
      .map(({ title, position }) => ({ title, path: `category/${slug}/${position}` })),
  );
  return first;
}
