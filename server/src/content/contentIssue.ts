import type { Language } from '@cert/shared/domain';

/** One thing wrong in a content file, told so that its writer finds it at once. */
export type ContentIssue = {
  /** Path of the file as it was given to the reader. */
  file: string;
  /** From 1. */
  line: number;
  /** The way to the place by ids: `areas/employer-brand/questions/brand-strategy/title`; empty for the whole file. */
  at: string;
  /** The language of the text that is wrong; undefined where the issue is no text's. */
  language: Language | undefined;
  message: string;
};
