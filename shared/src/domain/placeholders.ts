/** What the content's texts may leave open (decisions §1): the programme's names and the questionnaire's year. */
export const placeholders = ['product', 'provider', 'year'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Fills `{product}`, `{provider}` and `{year}` of a text; anything else stays as it stands. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return placeholders.reduce(
    (filled, name) => filled.replaceAll(`{${name}}`, () => values[name]),
    text,
  );
}
