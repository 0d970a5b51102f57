import type { ContentPath } from '../reading/contentFile.ts';

/** An issue of one question, at a path within it. */
export type QuestionIssue = { path: ContentPath; message: string };
