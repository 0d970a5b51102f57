/** A text that is suggested for a field of the report; the user can add it with one click. */
export type Suggestion = {
  /** The topic that the text is about; empty if it has none. */
  topic: string;
  text: string;
};
