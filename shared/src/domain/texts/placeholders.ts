/**
 * Placeholders in the texts of the content: the programme's names and the questionnaire's year. See
 * docs/product/README.md#the-programme.
 */
export const placeholders = ['product', 'provider', 'year'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Replaces `{product}`, `{provider}` and `{year}` in a text. Any other text in braces is not changed. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return placeholders.reduce(
    (filled, name) => filled.replaceAll(`{${name}}`, () => values[name]),
    text,
  );
}
