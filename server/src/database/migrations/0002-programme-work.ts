import { sql, type Kysely } from 'kysely';

const id = 'integer generated always as identity primary key';
const ofQuestionnaire =
  'questionnaire_id integer not null references questionnaires on delete cascade';

/**
 * Adds the data of organisations, documents, signing keys, saved questions, comments, Above-and-Beyond marks and report
 * texts.
 */
const statements = [
  `alter table organisations
    add brand text not null default '',
    add address text not null default '',
    add city text not null default '',
    add contact text not null default '',
    add email text not null default '',
    add type_id integer,
    add type_description text not null default '',
    add category_id integer,
    add category_description text not null default '',
    add countries text[] not null default '{}',
    add category_ids integer[] not null default '{}',
    add group_key text`,
  `alter table accounts add organisation_id integer references organisations`,
  `create index accounts_organisation on accounts (organisation_id)`,
  `create index questionnaires_year on questionnaires (year)`,
  `create table documents (
    id ${id},
    ${ofQuestionnaire},
    area_id integer not null references areas,
    question_id integer references questions,
    title text not null,
    file_name text not null,
    file_type text not null,
    byte_count integer not null check (byte_count > 0),
    sha256 text not null,
    stored_name text not null unique,
    uploaded_by integer not null references accounts,
    uploaded_at timestamptz not null
  )`,
  `create index documents_questionnaire on documents (questionnaire_id)`,
  `create table loose_files (
    stored_name text primary key,
    questionnaire_id integer,
    account_id integer,
    file_type text not null,
    remove_after timestamptz not null
  )`,
  `create index loose_files_remove_after on loose_files (remove_after)`,
  `create table signing_keys (purpose text primary key, key text not null)`,
  `create table saved_questions (
    ${ofQuestionnaire},
    account_id integer not null references accounts on delete cascade,
    question_id integer not null references questions,
    saved_at timestamptz not null,
    primary key (questionnaire_id, account_id, question_id)
  )`,
  `create table comments (
    id ${id},
    ${ofQuestionnaire},
    kind text not null check (kind in ('area', 'area-final', 'question')),
    area_id integer not null references areas,
    question_id integer references questions,
    account_id integer not null references accounts,
    content text not null,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    check ((kind = 'question') = (question_id is not null))
  )`,
  `create unique index comments_one_own on comments (questionnaire_id, area_id, account_id)
    where kind = 'area'`,
  `create unique index comments_one_final on comments (questionnaire_id, area_id)
    where kind = 'area-final'`,
  `create index comments_question on comments (questionnaire_id, question_id) where kind = 'question'`,
  `create table above_beyond_marks (
    ${ofQuestionnaire},
    question_id integer not null references questions,
    marked_by integer not null references accounts,
    marked_at timestamptz not null,
    primary key (questionnaire_id, question_id)
  )`,
  `create table report_fields (
    ${ofQuestionnaire},
    language text not null check (language in ('hr', 'sr', 'en')),
    field text not null,
    html text not null,
    version integer not null check (version > 0),
    saved_by integer not null references accounts,
    saved_at timestamptz not null,
    primary key (questionnaire_id, language, field)
  )`,
  // An organisation has the right to be erased. The audit trail then keeps who did what and when, without the values.
  `create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('certification.erasing', true) = 'on'
        and new.before is null and new.after is null
        and (new.id, new.at, new.action, new.subject) is not distinct from (old.id, old.at, old.action, old.subject)
        and (new.account_id, new.questionnaire_id)
          is not distinct from (old.account_id, old.questionnaire_id) then
        return new;
      end if;
      raise exception 'the audit log is append-only';
    end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
