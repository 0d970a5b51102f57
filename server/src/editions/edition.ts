import {
  type AnswerableQuestion,
  type BetterWhen,
  type BeyondCategory,
  type QuestionKind,
  type ScoredQuestion,
  type PluralizableText,
  type LocalizedText,
  refuse,
} from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';

export type EditionAnswer = {
  id: number;
  /** Key of the answer, stable across editions like all keys; unique within its question. */
  key: string;
  questionId: number;
  content: LocalizedText;
  unit: LocalizedText | null;
  mark: number | null;
  /** Whether the answer has an extra input, such as a text for details. */
  hasAdditional: boolean;
  /** Whether the answer cannot be ticked together with others of its question. */
  excludesOthers: boolean;
};

export type EditionQuestion = Omit<AnswerableQuestion & ScoredQuestion, 'answers'> & {
  /** Key of the question, unique in the edition. */
  key: string;
  areaId: number;
  /** Position within its area, from 1. */
  index: number;
  kind: QuestionKind;
  importance: 1 | 2 | 3;
  /** The Above-and-Beyond category; null for a standard question. */
  beyondCategory: BeyondCategory | null;
  title: LocalizedText;
  info: LocalizedText | null;
  intro: LocalizedText | null;
  notice: LocalizedText | null;
  commentInfo: LocalizedText | null;
  criteria: LocalizedText | null;
  certifierNotes: LocalizedText | null;
  isCommentRequired: boolean;
  isDocumentRequired: boolean;
  isLocked: boolean;
  /** Row labels of a table question by group; null for other kinds of questions. */
  rows: { readonly [group: string]: readonly LocalizedText[] } | null;
  /**
   * The line of the report's benchmark tables for the number that the client enters as the answer; `XXX` in the text
   * stands for the number. Null if there is none.
   */
  benchmark: { text: PluralizableText; unit: LocalizedText; betterWhen: BetterWhen } | null;
  answers: readonly EditionAnswer[];
};

export type EditionArea = {
  id: number;
  /** Key of the area, unique in the edition. */
  key: string;
  /** Path `<category key>/<area key>`, stable across editions. */
  path: string;
  slug: string;
  /** Position within its category, from 1. */
  position: number;
  title: LocalizedText;
  content: LocalizedText | null;
  minGrade: number;
  /** Suggested texts that the report's editor offers for this area. */
  suggestions: {
    readonly [Kind in 'positives' | 'keepInMind' | 'beyond']: readonly LocalizedText[];
  };
  questions: readonly EditionQuestion[];
};

export type EditionCategory = {
  id: number;
  key: string;
  slug: string;
  /** Position within the edition, from 1. */
  position: number;
  title: LocalizedText;
  content: LocalizedText | null;
  areas: readonly EditionArea[];
};

/**
 * The content of an edition: categories in order, and all areas, questions and answers by id. Every questionnaire uses
 * one edition.
 */
export type Edition = {
  categories: readonly EditionCategory[];
  areas: ReadonlyMap<number, EditionArea>;
  questions: ReadonlyMap<number, EditionQuestion>;
  answers: ReadonlyMap<number, EditionAnswer>;
};

/**
 * Reads the edition of a questionnaire, with placeholders replaced by the programme's names and the questionnaire's
 * year.
 * @param db the current transaction, if there is one, because the embedded database has only one connection
 */
export type EditionReader = (
  db: Database,
  questionnaire: { editionId: number; year: number },
) => Promise<Edition>;

/**
 * Finds an area by id.
 * @throws Refusal invalid-input if it is not in this edition
 */
export function requireArea(edition: Edition, areaId: number): EditionArea {
  const area = edition.areas.get(areaId);
  if (!area) throw refuse('invalid-input', { fields: { areaId: 'unknown' } });
  return area;
}

/**
 * Finds a question by id.
 * @throws Refusal invalid-input if it is not in this edition
 */
export function requireQuestion(edition: Edition, questionId: number): EditionQuestion {
  const question = edition.questions.get(questionId);
  if (!question) throw refuse('invalid-input', { fields: { questionId: 'unknown' } });
  return question;
}
