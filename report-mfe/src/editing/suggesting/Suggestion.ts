/** A text that the editor offers for a field of the report. */
export type Suggestion = {
  /** The topic that it is about; empty where it is about none. */
  topic: string;
  text: string;
};
