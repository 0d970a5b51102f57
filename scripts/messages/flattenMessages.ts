/** One namespace in one language: nested messages; lists stand in long texts. */
export type MessageTree = {
  [key: string]: string | MessageTree | readonly (string | MessageTree)[];
};

/** All messages by their full key: `dialog.title`, `sections.road.text.0`. */
export function flattenMessages(tree: MessageTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flattenMessages(value as MessageTree, `${prefix}${key}.`)],
    ),
  );
}

/** i18next's plural endings; a language has as many as its grammar asks for. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** The key that code asks for: `unsent` for `unsent_few`. */
export function stemOf(key: string): string {
  return key.replace(pluralEnding, '');
}

/** The plural form of a key: `few` for `unsent_few`, undefined for a message that counts nothing. */
export function pluralOf(key: string): string | undefined {
  return pluralEnding.exec(key)?.[1];
}

/** The values that a message wants: `name` for `{{name}}`. */
export function placeholdersIn(message: string): string[] {
  return [...message.matchAll(/\{\{\s*-?\s*([\w.]+)/g)].map(([, name = '']) => name);
}
