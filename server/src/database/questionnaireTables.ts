import type {
  AnswerValue,
  CertificateKind,
  FileType,
  IntroField,
  QuestionKind,
} from '@cert/shared/domain';
import type { Generated } from 'kysely';
import type { Day, Instant, Json } from './columns.ts';

// Questionnaires and the data of their members.

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
  /** Id of the organisation's previous questionnaire if this one was created as a copy of it; else null. */
  original_id: number | null;
  opened_at: Instant;
  /** When the whole team had finalized for the first time; a later reset of a finalization does not change it. */
  grades_revealed_at: Instant | null;
  /** The last day for the client's answers; null if not set. */
  answers_due: Day | null;
  meeting_at: Instant | null;
  /** The day on which the report is expected; null if not set. */
  report_due: Day | null;
  /** When the report was released to the organisation; null while it is not. */
  report_released_at: Instant | null;
};

/**
 * The progress of a questionnaire: what is answered and what is missing, computed from its answers and documents. A row
 * is valid only while `version` is current (`overview/readProgress.ts`).
 */
export type QuestionnaireProgressTable = {
  questionnaire_id: number;
  /** The server's release and the state of the change counters at the time when the row was computed. */
  version: string;
  /** Numbers of questions in the areas that count: those that can be answered, and how many of these are completed. */
  answerable: number;
  completed: number;
  /** The number of missing answers, comments and documents. */
  missing: number;
};

/**
 * The certificates that a questionnaire has earned, with their numbers. A row alone does not make one valid: see
 * `certificates/findValidCertificate.ts`.
 */
export type CertificatesTable = {
  questionnaire_id: number;
  kind: CertificateKind;
  /** Number of the certificate, in the format that `parseCertificateNumber` reads. */
  number: string;
  issued_at: Instant;
  /** When the organisation withdrew its badge; null while the badge is shown. */
  badge_withdrawn_at: Instant | null;
};

/** Workforce figures for the questionnaire's year; null while unknown. Without a row, all figures are unknown. */
export type WorkforceFiguresTable = {
  questionnaire_id: number;
  employees: number | null;
  hired: number | null;
  /** Everyone who left for any reason, including `laid_off`. */
  leavers: number | null;
  laid_off: number | null;
  /** Whether employees of other companies work for the organisation. */
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

/** The team's answer to an intro question. */
export type IntroAnswersTable = {
  questionnaire_id: number;
  field: IntroField;
  content: string;
  revision: number;
  saved_by: number;
  saved_at: Instant;
};

/** A file attached to a question, or, if the question is null, to an area. */
export type DocumentsTable = {
  id: Generated<number>;
  questionnaire_id: number;
  area_id: number;
  question_id: number | null;
  title: string;
  /** Name of the file on the uploader's machine. */
  file_name: string;
  file_type: FileType;
  byte_count: number;
  /** SHA-256 of the file's bytes, in hexadecimal. */
  sha256: string;
  /** Random name in the file store. */
  stored_name: string;
  /**
   * Random name under which the file was uploaded before it was checked. If the same upload is submitted again, the
   * server finds the existing document by this name. Null for documents of the demo world.
   */
  upload_name: string | null;
  uploaded_by: number;
  uploaded_at: Instant;
};

/** Files in which the scanner found something, with the data of the document that each becomes if it is released. */
export type QuarantinedFilesTable = Omit<DocumentsTable, 'uploaded_at'> & {
  quarantined_at: Instant;
  /** The scanner's name for the finding. */
  signature: string;
};

/** Orphaned files in the store: not yet a document, or no longer one. Deleted after `remove_after`. */
export type OrphanFilesTable = {
  stored_name: string;
  /**
   * The questionnaire and the account for which the file may still become a document. The questionnaire is null if the
   * file may become a document of any questionnaire of the account. Both are null if it can no longer become one.
   */
  questionnaire_id: number | null;
  account_id: number | null;
  file_type: FileType;
  /** Bytes that count in the owner's quota; the allowed maximum if the store cannot report the file's size. */
  byte_count: Generated<number>;
  /** Bytes being uploaded right now, on top of `byte_count`. */
  arriving_bytes: Generated<number>;
  remove_after: Instant;
};

/** Questions that an account has saved in order to return to them; the code also calls them bookmarks. */
export type SavedQuestionsTable = {
  questionnaire_id: number;
  account_id: number;
  question_id: number;
  saved_at: Instant;
};

/**
 * Audit trail: who changed what and when. Append-only: a trigger rejects changes and deletions, except for removing the
 * values of an erased organisation.
 */
export type AuditLogTable = {
  id: Generated<number>;
  at: Instant;
  /** Author of the change; null for the office's command line. */
  account_id: number | null;
  questionnaire_id: number | null;
  action: string;
  /** The changed thing: a form key, a setting's name, or a kind with an id such as `area 3` or `document 7`. */
  subject: string;
  before: Json<unknown> | null;
  after: Json<unknown> | null;
};

/**
 * Who may notice which changes in the audit trail, as the actions declare it. Written by the server at its start
 * (`audit/auditVisibility.ts`), read by the trigger that counts changes.
 */
export type AuditVisibilityTable = {
  action: string;
  /** Empty if the row is about all changes of the action. */
  subject: string;
  seen_by: string;
  /** The version of the contract that contains the declaration. */
  contract: string;
};

/**
 * Number of changes per questionnaire and author. Written only by triggers, in the transaction of the change
 * (`migrations/0001-initial-schema/auditTrail.ts`).
 */
export type ChangeCountersTable = {
  questionnaire_id: number;
  /** The author; 0 for the office. */
  account_id: number;
  /** Changes visible to clients. */
  for_clients: Generated<number>;
  /** Changes immediately visible to the team: those visible to clients, and all others that are not blind. */
  for_team: Generated<number>;
  /** Changes visible only to their author until everybody has finalized. */
  blind: Generated<number>;
  /** Changes that are visible only to their author. */
  own: Generated<number>;
};
