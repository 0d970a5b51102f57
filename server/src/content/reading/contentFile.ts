import type { ContentIssue } from '../contentIssue.ts';

/** The way from a file's root to a place in it: names of fields and numbers of list entries. */
export type ContentPath = readonly (string | number)[];

/** One YAML file of content: what stands in it, and where. */
export type ContentFile = {
  name: string;
  /** As written, unchecked; undefined when the file is not readable as YAML. */
  value: unknown;
  /** What already the YAML reader found wrong. */
  issues: ContentIssue[];
  /**
   * A issue at a place of this file. Where the place does not exist, the line is that of the nearest place around it.
   * A path that ends with a language is a text in that language.
   */
  issueAt: (path: ContentPath, message: string) => ContentIssue;
};
