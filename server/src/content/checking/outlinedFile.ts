import type { ContentFile, ContentPath } from '../reading/contentFile.ts';
import type { Outline, OutlinedQuestion } from './outline.ts';

/** A category's file and its outline. */
export type OutlinedFile = { file: ContentFile; outline: Outline };

/** A question with its location. */
export type PlacedQuestion = { file: ContentFile; path: ContentPath; question: OutlinedQuestion };
