import type { Prose } from '../prose/proseTexts.ts';

/**
 * How the contents call a slide that they list.
 * @param id its anchor
 * @throws Error for one without words in `indexing/text`
 */
export function titleOf({ contents }: Pick<Prose, 'contents'>, id: string): string {
  const title = (contents.slides as Readonly<Record<string, string>>)[id];
  if (title === undefined) throw new Error(`the contents have no words for the slide "${id}"`);
  return title;
}
