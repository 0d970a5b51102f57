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
  /** Stable over editions, as all keys; unique in its question. */
  key: string;
  questionId: number;
  content: Texts;
  unit: Texts | null;
  mark: number | null;
  /** It has an extra input beside it. */
  hasAdditional: boolean;
};

export type EditionQuestion = Omit<AnswerableQuestion & ScoredQuestion, 'answers'> & {
  /** Unique in the edition. */
  key: string;
  areaId: number;
  /** Place within its area, from 1. */
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
  /** Labels of a table's rows by group; null for every other kind. */
  rows: { readonly [group: string]: readonly Texts[] } | null;
  /** The line of the report's benchmark tables that its number feeds; `XXX` stands for the number. */
  benchmark: { text: Texts; unit: Texts } | null;
  answers: readonly EditionAnswer[];
};

export type EditionArea = {
  id: number;
  /** Unique in the edition. */
  key: string;
  /** The same for the same area in every edition: `<category key>/<area key>`. */
  path: string;
  slug: string;
  /** Place within its category, from 1. */
  position: number;
  title: Texts;
  content: Texts | null;
  minGrade: number;
  /** What the report's editor offers. */
  suggestions: { readonly [Kind in 'positives' | 'keepInMind' | 'beyond']: readonly Texts[] };
  questions: readonly EditionQuestion[];
};

export type EditionCategory = {
  id: number;
  key: string;
  slug: string;
  /** Place within the edition, from 1. */
  position: number;
  title: Texts;
  content: Texts | null;
  areas: readonly EditionArea[];
};

/** The content that a questionnaire pins, in order, and its parts by id. */
export type Edition = {
  categories: readonly EditionCategory[];
  areas: ReadonlyMap<number, EditionArea>;
  questions: ReadonlyMap<number, EditionQuestion>;
  answers: ReadonlyMap<number, EditionAnswer>;
};

/**
 * Reads the content of a questionnaire, its texts filled with the programme's names and the questionnaire's year.
 * @param db the transaction where there is one: the embedded database has one connection only
 */
export type EditionReader = (
  db: Database,
  questionnaire: { editionId: number; year: number },
) => Promise<Edition>;
