import { splitMarked } from '../prose/splitMarked.ts';

/** Every text of a tree, with its key and the marks in it in their order. */
export function listTexts(
  tree: object,
  prefix = '',
): { key: string; text: string; marks: string[] }[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [{ key: prefix + key, text: value, marks: marksIn(value) }]
      : listTexts(value as object, `${prefix}${key}.`),
  );
}

function marksIn(text: string): string[] {
  return splitMarked(text).flatMap(({ mark }) => mark ?? []);
}
