import type { Language } from '@cert/shared/domain';

/** An issue of a content file, with its location. */
export type ContentIssue = {
  /** Path of the file as passed to the reader. */
  file: string;
  /** Number of the line in the file, from 1. */
  line: number;
  /**
   * Location within the file by ids, such as `areas/employer-brand/questions/brand-strategy/title`; empty for the whole
   * file.
   */
  at: string;
  /** Language of the text concerned; undefined if the issue is not about a text. */
  language: Language | undefined;
  message: string;
};
