import type {
  BetterWhen,
  BeyondCategory,
  PluralizableText,
  LocalizedText,
  QuestionKind,
  ScoringRule,
} from '@cert/shared/domain';
import type { Generated } from 'kysely';
import type { Instant, Json, OptionalLocalizedText } from './columns.ts';

// Editions of the questionnaire. Their rows never change after the import.

/** One version of the questionnaire's content. */
export type EditionsTable = {
  id: Generated<number>;
  key: string;
  title: Json<LocalizedText>;
  /** SHA-256 of the imported content; importing the same content again gives the same edition. */
  content_hash: string;
  imported_at: Instant;
};

export type CategoriesTable = {
  id: Generated<number>;
  edition_id: number;
  key: string;
  slug: string;
  position: number;
  title: Json<LocalizedText>;
  content: OptionalLocalizedText;
};

export type AreasTable = {
  id: Generated<number>;
  category_id: number;
  key: string;
  slug: string;
  position: number;
  title: Json<LocalizedText>;
  content: OptionalLocalizedText;
  /** Minimum grade that the certificate requires of a key area; 0 for all other areas. */
  min_grade: number;
  /** Suggested texts that the report's editor offers for this area. */
  suggestions: Json<{
    positives: LocalizedText[];
    keepInMind: LocalizedText[];
    beyond: LocalizedText[];
  } | null> | null;
};

export type QuestionsTable = {
  id: Generated<number>;
  area_id: number;
  key: string;
  position: number;
  kind: QuestionKind;
  importance: number;
  /** The Above-and-Beyond category; null for a standard question. */
  beyond_category: BeyondCategory | null;
  title: Json<LocalizedText>;
  info: OptionalLocalizedText;
  intro: OptionalLocalizedText;
  notice: OptionalLocalizedText;
  comment_info: OptionalLocalizedText;
  criteria: OptionalLocalizedText;
  certifier_notes: OptionalLocalizedText;
  scoring: Json<ScoringRule>;
  is_comment_required: boolean;
  is_document_required: boolean;
  is_disabled: boolean;
  is_locked: boolean;
  disabled_on_question_id: number | null;
  disabled_on_answer_id: number | null;
  /** Row labels of a table question by the key of their group (`TableRowGroup`), in the order of the group's rows. */
  table_rows: Json<{ [group: string]: LocalizedText[] } | null> | null;
  /**
   * The line of the report's benchmark tables that shows the number that the client enters; `XXX` stands for the
   * number. Null if the question has no such line.
   */
  benchmark: Json<{
    text: PluralizableText;
    unit: LocalizedText;
    betterWhen: BetterWhen;
  } | null> | null;
};

/** The answers from which a question lets the client choose. What clients have answered is in `responses`. */
export type AnswersTable = {
  id: Generated<number>;
  question_id: number;
  key: string;
  position: number;
  content: Json<LocalizedText>;
  unit: OptionalLocalizedText;
  mark: number | null;
  has_additional: boolean;
  excludes_others: Generated<boolean>;
};
