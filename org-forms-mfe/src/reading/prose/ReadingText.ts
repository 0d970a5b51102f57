/**
 * One piece of a reading page. In every text `{{name}}` is filled from `ReadingValues`, `<path>words</path>` is a link to
 * that page of the questionnaire, and `<b>words</b>` is the name of a control.
 */
export type Block =
  /** A paragraph. */
  | string
  | { readonly list: readonly string[] }
  /** A list whose order matters. */
  | { readonly steps: readonly string[] }
  | { readonly terms: readonly { readonly term: string; readonly text: string }[] }
  /** What must not be overlooked. */
  | { readonly note: string };

export type Section = {
  readonly title: string;
  readonly text: readonly Block[];
  /** Comes after what the page itself shows in this section. */
  readonly after?: readonly Block[];
};

/** The text of one reading page in one language; a section's key is its anchor, the same in every language. */
export type ReadingText = {
  readonly title: string;
  readonly lead: string;
  readonly sections: { readonly [anchor: string]: Section };
};
