import type { ContentFile, ContentPath } from '../reading/contentFile.ts';
import type { Outline, OutlinedQuestion } from './outline.ts';

/** A category's file with what could be made out of it. */
export type OutlinedFile = { file: ContentFile; outline: Outline };

/** A question and where it stands. */
export type PlacedQuestion = { file: ContentFile; path: ContentPath; question: OutlinedQuestion };
