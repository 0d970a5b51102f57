/** A part's words in one language: nested texts. */
export type WordTree = { [key: string]: string | WordTree };

/** All texts of nested words by their full key, `dialog.title`. */
export function flattenWords(tree: WordTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flattenWords(value, `${prefix}${key}.`)],
    ),
  );
}
