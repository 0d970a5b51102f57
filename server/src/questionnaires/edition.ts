import type {
  AnswerableQuestion,
  BeyondCategory,
  QuestionKind,
  ScoredQuestion,
  Texts,
} from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';

export type EditionAnswer = {
  id: number;
  /** Stable across editions, like all keys; unique within its question. */
  key: string;
  questionId: number;
  content: Texts;
  unit: Texts | null;
  mark: number | null;
  /** Whether it has an extra input. */
  hasAdditional: boolean;
};

export type EditionQuestion = Omit<AnswerableQuestion & ScoredQuestion, 'answers'> & {
  /** Unique in the edition. */
  key: string;
  areaId: number;
  /** Position within its area, from 1. */
  index: number;
  kind: QuestionKind;
  importance: 1 | 2 | 3;
  /** Not null for an Above-and-Beyond question. */
  beyondCategory: BeyondCategory | null;
  title: Texts;
  info: Texts | null;
  intro: Texts | null;
  notice: Texts | null;
  commentInfo: Texts | null;
  criteria: Texts | null;
  certifierNotes: Texts | null;
  isCommentRequired: boolean;
  isDocumentRequired: boolean;
  isLocked: boolean;
  /** Row labels of a table by group; null for other kinds. */
  rows: { readonly [group: string]: readonly Texts[] } | null;
  /** The line of the report's benchmark tables that its number feeds; `XXX` is the number's placeholder. */
  benchmark: { text: Texts; unit: Texts } | null;
  answers: readonly EditionAnswer[];
};

export type EditionArea = {
  id: number;
  /** Unique in the edition. */
  key: string;
  /** Stable across editions: `<category key>/<area key>`. */
  path: string;
  slug: string;
  /** Position within its category, from 1. */
  position: number;
  title: Texts;
  content: Texts | null;
  minGrade: number;
  /** Suggestions of the report's editor. */
  suggestions: { readonly [Kind in 'positives' | 'keepInMind' | 'beyond']: readonly Texts[] };
  questions: readonly EditionQuestion[];
};

export type EditionCategory = {
  id: number;
  key: string;
  slug: string;
  /** Position within the edition, from 1. */
  position: number;
  title: Texts;
  content: Texts | null;
  areas: readonly EditionArea[];
};

/** The content that a questionnaire pins, in order, with its parts by id. */
export type Edition = {
  categories: readonly EditionCategory[];
  areas: ReadonlyMap<number, EditionArea>;
  questions: ReadonlyMap<number, EditionQuestion>;
  answers: ReadonlyMap<number, EditionAnswer>;
};

/**
 * Reads the content of a questionnaire, with placeholders filled by the programme's names and the questionnaire's year.
 * @param db the current transaction, if any: the embedded database has only one connection
 */
export type EditionReader = (
  db: Database,
  questionnaire: { editionId: number; year: number },
) => Promise<Edition>;
