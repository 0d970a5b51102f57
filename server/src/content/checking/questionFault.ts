import type { ContentPath } from '../reading/contentFile.ts';

/** A fault of one question, at a place inside it. */
export type QuestionFault = { path: ContentPath; message: string };
