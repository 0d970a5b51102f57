import type { Language } from '@cert/shared/domain';

/** An issue of a content file, with its location. */
export type ContentIssue = {
  /** Path of the file as passed to the reader. */
  file: string;
  /** From 1. */
  line: number;
  /** Location by ids: `areas/employer-brand/questions/brand-strategy/title`; empty for the whole file. */
  at: string;
  /** Language of the text concerned; undefined if the issue is not about a text. */
  language: Language | undefined;
  message: string;
};
