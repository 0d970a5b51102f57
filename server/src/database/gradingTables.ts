import type { Language, TextFigures } from '@cert/shared/domain';
import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

// Data of the team: grades, notes, marks and report texts.

export type CertifierGradesTable = {
  questionnaire_id: number;
  area_id: number;
  account_id: number;
  /** 0 to 3 in half steps. */
  grade: number;
  graded_at: Instant;
  /** Digest of the area when it was graded (`buildAreaDigestsQuery`); null if unknown. */
  area_digest: string | null;
  /**
   * Whether the grade was changed after the team's grades had been revealed, which is possible after a finalization is
   * reset.
   */
  is_after_reveal: Generated<boolean>;
};

export type FinalGradesTable = {
  questionnaire_id: number;
  area_id: number;
  grade: number;
  set_by: number | null;
  set_at: Instant;
  /** Digest of the area when it was graded (`buildAreaDigestsQuery`); null if unknown. */
  area_digest: string | null;
};

export type FinalizationsTable = {
  questionnaire_id: number;
  account_id: number;
  finalized_at: Instant;
};

/**
 * Comments of the team: own comments of each certifier on areas (blind until all have finalized), final comments on
 * areas, and notes on questions.
 */
export type CommentsTable = {
  id: Generated<number>;
  questionnaire_id: number;
  kind: 'area' | 'area-final' | 'question';
  area_id: number;
  question_id: number | null;
  account_id: number;
  content: string;
  created_at: Instant;
  changed_at: Instant;
};

/** Above-and-Beyond questions marked by the team. */
export type AboveBeyondMarksTable = {
  questionnaire_id: number;
  question_id: number;
  marked_by: number;
  marked_at: Instant;
};

/**
 * Presence: which text of a report an account is editing. One row per questionnaire and account; it expires after 30
 * seconds.
 */
export type ReportEditorsTable = {
  questionnaire_id: number;
  account_id: number;
  language: Language;
  field: string;
  seen_at: Instant;
};

/** The report's texts, one row per field and language. */
export type ReportFieldsTable = {
  questionnaire_id: number;
  language: Language;
  field: string;
  /** The text as sanitized HTML. */
  html: string;
  version: number;
  saved_by: number;
  saved_at: Instant;
  /**
   * The figures that the text's author saw beside the text while writing it; null if unknown. They may contain the
   * author's own grades, so the server never sends them to anybody.
   */
  figures: Json<TextFigures | null> | null;
};
