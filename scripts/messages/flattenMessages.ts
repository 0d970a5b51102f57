/** The nested messages of one namespace in one language. Only long texts contain lists. */
export type MessageTree = {
  [key: string]: string | MessageTree | readonly (string | MessageTree)[];
};

/** Returns all messages by their full key, such as `dialog.title` or `sections.road.text.0`. */
export function flattenMessages(tree: MessageTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flattenMessages(value as MessageTree, `${prefix}${key}.`)],
    ),
  );
}

/** The endings of i18next for plural forms. Each language uses some of them. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Returns the key without a plural ending, as code uses it: `unsent` for `unsent_few`. */
export function removePluralEnding(key: string): string {
  return key.replace(pluralEnding, '');
}

/** Returns the plural form of a key: `few` for `unsent_few`; undefined for a key without a plural ending. */
export function pluralFormOf(key: string): string | undefined {
  return pluralEnding.exec(key)?.[1];
}

/** Returns the names of the placeholders in a message: `name` for `{{name}}`. */
export function placeholdersIn(message: string): string[] {
  return [...message.matchAll(/\{\{\s*-?\s*([\w.]+)/g)].map(([, name = '']) => name);
}
