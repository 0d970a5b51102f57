import type { ContentPath } from '../reading/contentFile.ts';

/** A issue of one question, at a place inside it. */
export type QuestionIssue = { path: ContentPath; message: string };
