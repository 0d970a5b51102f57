import type { Language } from '@cert/shared/domain';
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

// What the team leaves: grades, notes, marks and the texts of the report.

export type CertifierGradesTable = {
  questionnaire_id: number;
  area_id: number;
  account_id: number;
  /** 0 to 3 in half steps. */
  grade: number;
  graded_at: Instant;
  /** Of what it was given on (`selectAreaDigests`); null where that is not known. */
  area_digest: string | null;
  /** Changed by somebody who had seen the team's grades: after a finalization that was set back. */
  is_after_reveal: Generated<boolean>;
};

export type FinalGradesTable = {
  questionnaire_id: number;
  area_id: number;
  grade: number;
  set_by: number | null;
  set_at: Instant;
  /** Of what it was given on (`selectAreaDigests`); null where that is not known. */
  area_digest: string | null;
};

export type FinalizationsTable = {
  questionnaire_id: number;
  account_id: number;
  finalized_at: Instant;
};

/** Notes of the team: each one's own on an area (blind until all have finalized), the final one, and on questions. */
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

/** Above-and-Beyond questions that the team has marked. */
export type AboveBeyondMarksTable = {
  questionnaire_id: number;
  question_id: number;
  marked_by: number;
  marked_at: Instant;
};

/** Who is editing which text of a report just now: one each, and gone by itself after half a minute. */
export type ReportEditorsTable = {
  questionnaire_id: number;
  account_id: number;
  language: Language;
  field: string;
  seen_at: Instant;
};

/** The report's edited texts, each field of each language by itself. */
export type ReportFieldsTable = {
  questionnaire_id: number;
  language: Language;
  field: string;
  /** Sanitised. */
  html: string;
  version: number;
  saved_by: number;
  saved_at: Instant;
};
