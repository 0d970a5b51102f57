/**
 * Questionnaires, what their members enter, and their certificates. `questionnaireTables.ts` describes the columns.
 */
export const questionnairesSchema = [
  // Questionnaires. An organisation has at most one for each year.
  `create table questionnaires (
    id integer generated always as identity primary key,
    organisation_id integer not null references organisations,
    edition_id integer not null references editions,
    year integer not null,
    is_key_only boolean not null,
    is_inactive boolean not null,
    is_locked boolean not null,
    is_grading_locked boolean not null,
    is_report_locked boolean not null,
    original_id integer references questionnaires,
    opened_at timestamptz not null,
    grades_revealed_at timestamptz,
    answers_due date,
    meeting_at timestamptz,
    report_released_at timestamptz,
    report_due date,
    unique (organisation_id, year)
  )`,
  `create index questionnaires_year on questionnaires (year)`,

  // Members. A team has at most one main certifier.
  `create table members (
    questionnaire_id integer not null references questionnaires on delete cascade,
    account_id integer not null references accounts on delete cascade,
    role text not null check (role in ('client', 'certifier', 'main-certifier')),
    primary key (questionnaire_id, account_id)
  )`,
  `create index members_account on members (account_id)`,
  `create unique index members_one_main on members (questionnaire_id) where role = 'main-certifier'`,

  // Workforce figures of the questionnaire's year; null while unknown
  `create table workforce_figures (
    questionnaire_id integer primary key references questionnaires on delete cascade,
    employees integer check (employees >= 0),
    hired integer check (hired >= 0),
    leavers integer check (leavers >= 0),
    laid_off integer check (laid_off >= 0),
    has_external boolean,
    has_union boolean,
    has_new_managers boolean
  )`,

  // The client's answers and comments
  `create table responses (
    questionnaire_id integer not null references questionnaires on delete cascade,
    form_key text not null,
    area_id integer not null references areas,
    question_id integer,
    answer_id integer,
    kind text not null,
    value jsonb,
    content text,
    revision integer not null check (revision > 0),
    saved_by integer not null references accounts,
    saved_at timestamptz not null,
    primary key (questionnaire_id, form_key)
  )`,

  // How much of a questionnaire is answered, computed from its answers and documents
  `create table questionnaire_progress (
    questionnaire_id integer primary key references questionnaires on delete cascade,
    version text not null,
    answerable integer not null check (answerable >= 0),
    completed integer not null check (completed between 0 and answerable),
    missing integer not null check (missing >= 0)
  )`,

  // The team's answers to the intro questions of the meeting
  `create table intro_answers (
    questionnaire_id integer not null references questionnaires on delete cascade,
    field text not null,
    content text not null,
    revision integer not null check (revision > 0),
    saved_by integer not null references accounts,
    saved_at timestamptz not null,
    primary key (questionnaire_id, field)
  )`,

  // Saved questions (bookmarks) of an account
  `create table saved_questions (
    questionnaire_id integer not null references questionnaires on delete cascade,
    account_id integer not null references accounts on delete cascade,
    question_id integer not null references questions,
    saved_at timestamptz not null,
    primary key (questionnaire_id, account_id, question_id)
  )`,

  // Documents of a question or an area. Each upload becomes at most one document.
  `create table documents (
    id integer generated always as identity primary key,
    questionnaire_id integer not null references questionnaires on delete cascade,
    area_id integer not null references areas,
    question_id integer references questions,
    title text not null,
    file_name text not null,
    file_type text not null,
    byte_count integer not null check (byte_count > 0),
    sha256 text not null,
    stored_name text not null unique,
    uploaded_by integer not null references accounts,
    uploaded_at timestamptz not null,
    upload_name text unique
  )`,
  `create index documents_questionnaire on documents (questionnaire_id)`,

  // Orphaned files in the store: they are not yet a document, or no longer one
  `create table loose_files (
    stored_name text primary key,
    questionnaire_id integer,
    account_id integer,
    file_type text not null,
    remove_after timestamptz not null,
    byte_count integer not null default 0,
    arriving_bytes integer not null default 0
  )`,
  `create index loose_files_remove_after on loose_files (remove_after)`,
  `create index loose_files_account on loose_files (account_id)`,
  `create index loose_files_questionnaire on loose_files (questionnaire_id)`,

  // Files in which a scanner found something, until the office releases or removes them
  `create table quarantined_files (
    id integer generated always as identity primary key,
    questionnaire_id integer not null references questionnaires on delete cascade,
    area_id integer not null references areas,
    question_id integer references questions,
    title text not null,
    file_name text not null,
    file_type text not null,
    byte_count integer not null check (byte_count > 0),
    sha256 text not null,
    stored_name text not null unique,
    upload_name text unique,
    uploaded_by integer not null references accounts,
    quarantined_at timestamptz not null,
    signature text not null
  )`,
  `create index quarantined_files_questionnaire on quarantined_files (questionnaire_id)`,

  // Numbers of certificates, and when the organisation withdrew a badge
  `create table certificates (
    questionnaire_id integer not null references questionnaires,
    kind text not null check (kind in ('certificate', 'beyond')),
    number text not null unique,
    issued_at timestamptz not null,
    badge_withdrawn_at timestamptz,
    primary key (questionnaire_id, kind)
  )`,
];
