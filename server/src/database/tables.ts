import type {
  AnswerValue,
  BeyondCategory,
  FileType,
  Language,
  QuestionKind,
  ScoringRule,
  Texts,
} from '@cert/shared/domain';
import type { ColumnType, Generated } from 'kysely';

/** An instant; written as a Date, read as a Date. */
type Instant = ColumnType<Date, Date, Date>;
/** JSONB: read as a value, written as JSON text (`JSON.stringify`). */
type Json<Value> = ColumnType<Value, string, string>;
type OptionalTexts = Json<Texts | null> | null;

export type AccountsTable = {
  id: Generated<number>;
  email: string;
  name: string;
  password_hash: string;
  is_certifier: boolean;
  created_at: Instant;
  disabled_at: Instant | null;
  /** Who employs the person: a client works on its questionnaires, a certifier is never on a team that audits it. */
  organisation_id: number | null;
};

/** Only the SHA-256 of a token is stored. */
export type TokensTable = {
  hash: string;
  account_id: number;
  created_at: Instant;
  used_at: Instant;
};

/** Failed sign-ins, counted per bucket: an address, or an account at an address. */
export type SignInFailuresTable = {
  bucket: string;
  failures: number;
  last_at: Instant;
};

export type OrganisationsTable = {
  id: Generated<number>;
  /** The office's own key, so that a command can be run twice. */
  key: string;
  title: string;
  brand: Generated<string>;
  address: Generated<string>;
  city: Generated<string>;
  contact: Generated<string>;
  email: Generated<string>;
  /** Of the company types of spec 2 §3; null with a description for another one, or while unknown. */
  type_id: number | null;
  type_description: Generated<string>;
  /** The primary business type, of the company categories of spec 2 §3; null as above. */
  category_id: number | null;
  category_description: Generated<string>;
  /** Codes of the countries of spec 2 §3. */
  countries: Generated<string[]>;
  /** All business types that were ticked. */
  category_ids: Generated<number[]>;
  /** Organisations of one company group share it; null for one that stands alone. Given by the office only. */
  group_key: string | null;
};

/** One version of the questionnaire's content. Never changed once a questionnaire pins it. */
export type EditionsTable = {
  id: Generated<number>;
  key: string;
  title: Json<Texts>;
  /** SHA-256 of the imported content; the same content imported twice is the same edition. */
  content_hash: string;
  imported_at: Instant;
};

export type CategoriesTable = {
  id: Generated<number>;
  edition_id: number;
  key: string;
  slug: string;
  position: number;
  title: Json<Texts>;
  content: OptionalTexts;
};

export type AreasTable = {
  id: Generated<number>;
  category_id: number;
  key: string;
  slug: string;
  position: number;
  title: Json<Texts>;
  content: OptionalTexts;
  /** 0 for an area that is not a key area. */
  min_grade: number;
  /** What the report's editor offers for this area, as bullets. */
  suggestions: Json<{ positives: Texts[]; keepInMind: Texts[]; beyond: Texts[] } | null> | null;
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
  title: Json<Texts>;
  info: OptionalTexts;
  intro: OptionalTexts;
  notice: OptionalTexts;
  comment_info: OptionalTexts;
  criteria: OptionalTexts;
  certifier_notes: OptionalTexts;
  scoring: Json<ScoringRule>;
  is_comment_required: boolean;
  is_document_required: boolean;
  is_disabled: boolean;
  is_locked: boolean;
  disabled_on_question_id: number | null;
  disabled_on_answer_id: number | null;
  /** Labels of a table question's rows by group, in the order of their numbers on the wire. */
  table_rows: Json<{ [group: string]: Texts[] } | null> | null;
  /** The line of the report's benchmark tables that this number feeds; `XXX` stands for the number. */
  benchmark: Json<{ text: Texts; unit: Texts } | null> | null;
};

export type AnswersTable = {
  id: Generated<number>;
  question_id: number;
  key: string;
  position: number;
  content: Json<Texts>;
  unit: OptionalTexts;
  mark: number | null;
  has_additional: boolean;
};

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

export type CertifierGradesTable = {
  questionnaire_id: number;
  area_id: number;
  account_id: number;
  /** 0 to 3 in half steps. */
  grade: number;
  graded_at: Instant;
};

export type FinalGradesTable = {
  questionnaire_id: number;
  area_id: number;
  grade: number;
  set_by: number | null;
  set_at: Instant;
};

export type FinalizationsTable = {
  questionnaire_id: number;
  account_id: number;
  finalized_at: Instant;
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
  uploaded_by: number;
  uploaded_at: Instant;
};

/** Files in the store that no document names yet, or any more; removed when their time is over. */
export type LooseFilesTable = {
  stored_name: string;
  /** Where and by whom it may still become a document; null for one that was deleted. */
  questionnaire_id: number | null;
  account_id: number | null;
  file_type: FileType;
  remove_after: Instant;
};

/** Secrets that all servers of one installation share; made when first needed. */
export type SigningKeysTable = {
  purpose: 'files';
  /** 256 random bits in hexadecimal. */
  key: string;
};

/** Bookmarks of a person. */
export type SavedQuestionsTable = {
  questionnaire_id: number;
  account_id: number;
  question_id: number;
  saved_at: Instant;
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

export type Tables = {
  accounts: AccountsTable;
  tokens: TokensTable;
  sign_in_failures: SignInFailuresTable;
  organisations: OrganisationsTable;
  editions: EditionsTable;
  categories: CategoriesTable;
  areas: AreasTable;
  questions: QuestionsTable;
  answers: AnswersTable;
  questionnaires: QuestionnairesTable;
  members: MembersTable;
  responses: ResponsesTable;
  certifier_grades: CertifierGradesTable;
  final_grades: FinalGradesTable;
  finalizations: FinalizationsTable;
  documents: DocumentsTable;
  loose_files: LooseFilesTable;
  signing_keys: SigningKeysTable;
  saved_questions: SavedQuestionsTable;
  comments: CommentsTable;
  above_beyond_marks: AboveBeyondMarksTable;
  report_fields: ReportFieldsTable;
  audit_log: AuditLogTable;
};
