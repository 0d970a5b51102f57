import type { AnswerableQuestion, ScoredQuestion, QuestionKind, Texts } from '@cert/shared/domain';
import type { Programme } from '../content/schema/programme.ts';
import type { Database } from '../database/connect.ts';
import { loadEdition } from './loadEdition.ts';

export type EditionAnswer = {
  id: number;
  questionId: number;
  content: Texts;
  unit: Texts | null;
  mark: number | null;
  /** It has an extra input beside it. */
  hasAdditional: boolean;
};

export type EditionQuestion = Omit<AnswerableQuestion & ScoredQuestion, 'answers'> & {
  areaId: number;
  /** Place within its area, from 1. */
  index: number;
  kind: QuestionKind;
  importance: 1 | 2 | 3;
  /** Not null for an Above-and-Beyond question. */
  beyondCategory: string | null;
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
  answers: readonly EditionAnswer[];
};

export type EditionArea = {
  id: number;
  /** The same for the same area in every edition: `<category key>/<area key>`. */
  path: string;
  slug: string;
  /** Place within its category, from 1. */
  position: number;
  title: Texts;
  content: Texts | null;
  minGrade: number;
  questions: readonly EditionQuestion[];
};

export type EditionCategory = {
  id: number;
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

/**
 * Reads editions and keeps them in memory: an edition never changes once it is imported. A failed reading is not
 * kept.
 */
export function keepEditions({
  product,
  provider,
}: Pick<Programme, 'product' | 'provider'>): EditionReader {
  const kept = new Map<string, Edition>();
  return async (db, { editionId, year }) => {
    const place = `${editionId} ${year}`;
    const known = kept.get(place);
    if (known) return known;
    const edition = await loadEdition(db, editionId, { product, provider, year: String(year) });
    kept.set(place, edition);
    return edition;
  };
}
