/** How much a timeline holds; apart from its schema, which is not for the browser. */
export const timelineLimits = {
  items: 30,
  /** Of an item's distance from the line's start, in CSS pixels of the report's page. */
  top: 2000,
  /** Of a title, and of a subtitle. */
  letters: 200,
} as const;
