import type { AnswerValue, FileType, IntroField, QuestionKind } from '@cert/shared/domain';
import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

// An organisation's run in one year, and what its people leave in it.

export type QuestionnairesTable = {
  id: Generated<number>;
  organisation_id: number;
  edition_id: number;
  year: number;
  is_key_only: boolean;
  is_inactive: boolean;
  is_locked: boolean;
  is_grading_locked: boolean;
  is_report_locked: boolean;
  /** Set when answers were copied from the organisation's previous questionnaire. */
  original_id: number | null;
  opened_at: Instant;
  /** When everybody in the team had finalized for the first time; it stays when a finalization is set back. */
  grades_revealed_at: Instant | null;
};

/** The organisation's workforce in the questionnaire's year; null while unknown. No row is the same as all null. */
export type WorkforceFiguresTable = {
  questionnaire_id: number;
  employees: number | null;
  hired: number | null;
  /** Who left, for whatever reason; `laid_off` are those who were made to. */
  leavers: number | null;
  laid_off: number | null;
  /** Whether people work for it whom others employ. */
  has_external: boolean | null;
  has_union: boolean | null;
  has_new_managers: boolean | null;
};

export type MembersTable = {
  questionnaire_id: number;
  account_id: number;
  role: 'client' | 'certifier' | 'main-certifier';
};

export type ResponsesTable = {
  questionnaire_id: number;
  form_key: string;
  area_id: number;
  question_id: number | null;
  answer_id: number | null;
  kind: QuestionKind | 'comment';
  value: Json<AnswerValue | null>;
  content: string | null;
  revision: number;
  saved_by: number;
  saved_at: Instant;
};

/** What the team wrote down of an intro question. */
export type IntroAnswersTable = {
  questionnaire_id: number;
  field: IntroField;
  content: string;
  revision: number;
  saved_by: number;
  saved_at: Instant;
};

/** A file that was attached to a question, or, where there is none, to an area. */
export type DocumentsTable = {
  id: Generated<number>;
  questionnaire_id: number;
  area_id: number;
  question_id: number | null;
  title: string;
  /** As it was called on the uploader's machine. */
  file_name: string;
  file_type: FileType;
  byte_count: number;
  /** Of its bytes, in hexadecimal. */
  sha256: string;
  /** The random name under which the file store keeps it. */
  stored_name: string;
  /** The name under which it was uploaded; null for one from before this was kept. */
  upload_name: string | null;
  uploaded_by: number;
  uploaded_at: Instant;
};

/** A file in which a scanner found something, with all that makes it a document when the office releases it. */
export type QuarantinedFilesTable = Omit<DocumentsTable, 'uploaded_at'> & {
  quarantined_at: Instant;
  /** What the scanner calls what it found. */
  signature: string;
};

/** Files in the store that no document names yet, or any more; removed when their time is over. */
export type LooseFilesTable = {
  stored_name: string;
  /** Where and by whom it may still become a document; null for one that was deleted. */
  questionnaire_id: number | null;
  account_id: number | null;
  file_type: FileType;
  /** What it takes of its owner's quota; where the store cannot tell, the most that it may be. */
  byte_count: Generated<number>;
  /** What is being sent to its address at this moment, and may come on top of that for a while. */
  arriving_bytes: Generated<number>;
  remove_after: Instant;
};

/** Bookmarks of a person. */
export type SavedQuestionsTable = {
  questionnaire_id: number;
  account_id: number;
  question_id: number;
  saved_at: Instant;
};

/**
 * Who changed what and when. Append-only: the database refuses to change or delete a row, but lets the values of an
 * erased organisation go.
 */
export type AuditLogTable = {
  id: Generated<number>;
  at: Instant;
  /** Null for the office's command line. */
  account_id: number | null;
  questionnaire_id: number | null;
  action: string;
  /** What was changed: a form key, an area's id, a setting's name. */
  subject: string;
  before: Json<unknown> | null;
  after: Json<unknown> | null;
};

/**
 * How often who changed something on a questionnaire. Written by triggers only, with the change itself
 * (`migrations/0010-change-counters.ts`).
 */
export type ChangeCountersTable = {
  questionnaire_id: number;
  /** Who did it; 0 for the office. */
  account_id: number;
  /** What clients may notice. */
  for_clients: Generated<number>;
  /** What the team may notice at once: that, and everything else that is not blind. */
  for_team: Generated<number>;
  /** What only the account may notice until everybody has finalized. */
  blind: Generated<number>;
  /** What nobody else ever sees. */
  own: Generated<number>;
};
