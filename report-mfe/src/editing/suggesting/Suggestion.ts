/** A text that the editor suggests for a field of the report. */
export type Suggestion = {
  /** The topic of the text; empty without a topic. */
  topic: string;
  text: string;
};
