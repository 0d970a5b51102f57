/** Every text of a namespace, with its key and its tags in order. */
export function listMessages(
  tree: object,
  prefix = '',
): { key: string; text: string; tags: string[] }[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [{ key: prefix + key, text: value, tags: tagsIn(value) }]
      : listMessages(value as object, `${prefix}${key}.`),
  );
}

function tagsIn(text: string): string[] {
  return [...text.matchAll(/<([a-z-]+)>/g)].map(([, tag]) => tag!);
}
