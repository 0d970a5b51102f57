import { sql, type Kysely } from 'kysely';

const id = 'integer generated always as identity primary key';

/** Creates the first schema: accounts, content, questionnaires, answers, grades, audit trail. */
const statements = [
  `create table accounts (
    id ${id},
    email text not null check (email = lower(email)),
    name text not null,
    password_hash text not null,
    is_certifier boolean not null,
    created_at timestamptz not null,
    disabled_at timestamptz
  )`,
  `create unique index accounts_email on accounts (email)`,
  `create table tokens (
    hash text primary key,
    account_id integer not null references accounts on delete cascade,
    created_at timestamptz not null,
    used_at timestamptz not null
  )`,
  `create index tokens_account on tokens (account_id)`,
  `create table sign_in_failures (
    bucket text primary key,
    failures integer not null check (failures > 0),
    last_at timestamptz not null
  )`,
  `create table organisations (id ${id}, key text not null unique, title text not null)`,
  `create table editions (
    id ${id},
    key text not null,
    title jsonb not null,
    content_hash text not null,
    imported_at timestamptz not null,
    unique (key, content_hash)
  )`,
  `create table categories (
    id ${id},
    edition_id integer not null references editions on delete cascade,
    key text not null,
    slug text not null,
    position integer not null,
    title jsonb not null,
    content jsonb,
    unique (edition_id, key),
    unique (edition_id, slug)
  )`,
  `create table areas (
    id ${id},
    category_id integer not null references categories on delete cascade,
    key text not null,
    slug text not null,
    position integer not null,
    title jsonb not null,
    content jsonb,
    min_grade numeric(2,1) not null check (min_grade between 0 and 3),
    suggestions jsonb,
    unique (category_id, key),
    unique (category_id, slug)
  )`,
  `create table questions (
    id ${id},
    area_id integer not null references areas on delete cascade,
    key text not null,
    position integer not null,
    kind text not null,
    importance smallint not null check (importance between 1 and 3),
    beyond_category text,
    title jsonb not null,
    info jsonb,
    intro jsonb,
    notice jsonb,
    comment_info jsonb,
    criteria jsonb,
    certifier_notes jsonb,
    scoring jsonb not null,
    is_comment_required boolean not null,
    is_document_required boolean not null,
    is_disabled boolean not null,
    is_locked boolean not null,
    disabled_on_question_id integer references questions,
    disabled_on_answer_id integer,
    table_rows jsonb,
    benchmark jsonb,
    unique (area_id, key)
  )`,
  `create table answers (
    id ${id},
    question_id integer not null references questions on delete cascade,
    key text not null,
    position integer not null,
    content jsonb not null,
    unit jsonb,
    mark numeric(2,1) check (mark between 0 and 3),
    has_additional boolean not null,
    unique (question_id, key)
  )`,
  `alter table questions add foreign key (disabled_on_answer_id) references answers`,
  `create table questionnaires (
    id ${id},
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
    unique (organisation_id, year)
  )`,
  `create table members (
    questionnaire_id integer not null references questionnaires on delete cascade,
    account_id integer not null references accounts on delete cascade,
    role text not null check (role in ('client', 'certifier', 'main-certifier')),
    primary key (questionnaire_id, account_id)
  )`,
  `create index members_account on members (account_id)`,
  `create unique index members_one_main on members (questionnaire_id) where role = 'main-certifier'`,
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
  `create table certifier_grades (
    questionnaire_id integer not null references questionnaires on delete cascade,
    area_id integer not null references areas,
    account_id integer not null references accounts,
    grade numeric(2,1) not null check (grade between 0 and 3 and grade * 2 = trunc(grade * 2)),
    graded_at timestamptz not null,
    primary key (questionnaire_id, area_id, account_id)
  )`,
  `create table final_grades (
    questionnaire_id integer not null references questionnaires on delete cascade,
    area_id integer not null references areas,
    grade numeric(2,1) not null check (grade between 0 and 3 and grade * 2 = trunc(grade * 2)),
    set_by integer references accounts,
    set_at timestamptz not null,
    primary key (questionnaire_id, area_id)
  )`,
  `create table finalizations (
    questionnaire_id integer not null references questionnaires on delete cascade,
    account_id integer not null references accounts,
    finalized_at timestamptz not null,
    primary key (questionnaire_id, account_id)
  )`,
  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    account_id integer,
    questionnaire_id integer,
    action text not null,
    subject text not null,
    before jsonb,
    after jsonb
  )`,
  `create index audit_log_questionnaire on audit_log (questionnaire_id, subject, id)`,
  `create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'the audit log is append-only'; end $$`,
  `create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function refuse_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
