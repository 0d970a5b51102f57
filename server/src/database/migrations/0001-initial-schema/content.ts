/**
 * Editions of the questionnaire, whose rows never change after the import. `contentTables.ts` describes the columns.
 */
export const contentSchema = [
  // Editions. Importing the same content again creates no new row.
  `create table editions (
    id integer generated always as identity primary key,
    key text not null,
    title jsonb not null,
    content_hash text not null,
    imported_at timestamptz not null,
    unique (key, content_hash)
  )`,

  // Categories of an edition
  `create table categories (
    id integer generated always as identity primary key,
    edition_id integer not null references editions on delete cascade,
    key text not null,
    slug text not null,
    position integer not null,
    title jsonb not null,
    content jsonb,
    unique (edition_id, key),
    unique (edition_id, slug)
  )`,

  // Areas of a category
  `create table areas (
    id integer generated always as identity primary key,
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

  // Questions of an area
  `create table questions (
    id integer generated always as identity primary key,
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

  // Answers of a question, one of which may disable another question
  `create table answers (
    id integer generated always as identity primary key,
    question_id integer not null references questions on delete cascade,
    key text not null,
    position integer not null,
    content jsonb not null,
    unit jsonb,
    mark numeric(2,1) check (mark between 0 and 3),
    has_additional boolean not null,
    excludes_others boolean not null default false,
    unique (question_id, key)
  )`,
  `alter table questions add foreign key (disabled_on_answer_id) references answers`,
  `create index questions_disabled_on_answer on questions (disabled_on_answer_id)
    where disabled_on_answer_id is not null`,
];
