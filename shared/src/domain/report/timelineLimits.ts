/**
 * Limits of a timeline. They are in a file apart from the schema, because browsers do not load zod. See
 * docs/product/report.md#timeline.
 */
export const timelineLimits = {
  items: 30,
  /** Maximum distance of an item from the start of the line, in CSS pixels of the report's page. */
  top: 2000,
  /** Maximum length of a title or a subtitle, in characters. */
  letters: 200,
} as const;
