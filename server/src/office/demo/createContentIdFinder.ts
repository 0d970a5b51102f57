import { getOrThrow } from '../../getOrThrow.ts';
import type { Edition } from '../../editions/edition.ts';

/** Finds ids by the keys used in the demo world. @throws RangeError for an unknown key, which is always a bug */
export type ContentIdFinder = {
  category: (key: string) => number;
  area: (key: string) => number;
  question: (key: string) => number;
};

/** Indexes the stable keys of an edition. */
export function createContentIdFinder({ categories, areas, questions }: Edition): ContentIdFinder {
  return {
    category: finderOf(categories),
    area: finderOf(areas.values()),
    question: finderOf(questions.values()),
  };
}

function finderOf(items: Iterable<{ id: number; key: string }>): (key: string) => number {
  const ids = new Map([...items].map(({ key, id }) => [key, id]));
  return (key) => getOrThrow(ids, key);
}
