/** A change as people read it, in the language of the page on which it was made. It is kept with the change. */
export type ChangeDescription = {
  /** What was changed: the question by its number and title, or the area whose comment it is. */
  readonly title: string;
  /** Where it stands, without the language: `/7/category/hiring/2#question-12`. */
  readonly address: string;
  /** What was entered, line by line: chosen texts, numbers with their units, the changed cells of a table. */
  readonly lines: readonly string[];
};
