/**
 * One piece of a reading page, as its messages hold it. In every text `{{name}}` is filled from `ReadingValues`,
 * `<rating>words</rating>` is a link to that page of the questionnaire, and `<b>words</b>` is the name of a control.
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
  /** Comes before what the page itself shows in this section; an empty list would break i18next's types. */
  readonly text?: readonly Block[];
  /** Comes after that. */
  readonly after?: readonly Block[];
};

/** The sections of a page; a section's key is its anchor, the same in every language. */
export type Sections = { readonly [anchor: string]: Section };
