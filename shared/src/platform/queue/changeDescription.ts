/** A readable description of a change, in the language of the page where it was made. It is stored with the change. */
export type ChangeDescription = {
  /** The title of the question with its number, or of the area that the comment belongs to. */
  readonly title: string;
  /** The address of the question or area, without the language: `/7/category/hiring/2#question-12`. */
  readonly address: string;
  /** The entered values, one per line: chosen answers, numbers with their units, the changed cells of a table. */
  readonly lines: readonly string[];
};
