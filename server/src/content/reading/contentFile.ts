import type { ContentIssue } from '../contentIssue.ts';

/** Path within a file: field names and list indexes. */
export type ContentPath = readonly (string | number)[];

/** A parsed YAML file with the locations of its values. */
export type ContentFile = {
  name: string;
  /** The parsed value, not validated; undefined if the file is not valid YAML. */
  value: unknown;
  /** Issues that the YAML parser reported. */
  issues: ContentIssue[];
  /**
   * Creates an issue at a path of this file. If the path does not exist, the line is that of its nearest parent. A path
   * that ends with a language refers to the text in that language.
   */
  issueAt: (path: ContentPath, message: string) => ContentIssue;
};
