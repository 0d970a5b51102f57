/**
 * A block of a reading page, as in the message files. In every text, `{{name}}` is replaced by a value of
 * `ReadingValues`, `<rating>text</rating>` links to the page `rating` of the questionnaire, and `<b>text</b>` is the
 * name of a control.
 */
export type ReadingBlock =
  /** A paragraph. */
  | string
  | { readonly list: readonly string[] }
  /** A numbered list. */
  | { readonly steps: readonly string[] }
  | { readonly terms: readonly { readonly term: string; readonly text: string }[] }
  /** A highlighted note. */
  | { readonly note: string };

export type ReadingSection = {
  readonly title: string;
  /** Blocks before the content that the page inserts. Optional, because an empty list would break i18next's types. */
  readonly text?: readonly ReadingBlock[];
  /** Blocks after the content that the page inserts. */
  readonly after?: readonly ReadingBlock[];
};

/** The sections of a page. The key of a section is its anchor, the same in every language. */
export type ReadingSections = { readonly [anchor: string]: ReadingSection };
