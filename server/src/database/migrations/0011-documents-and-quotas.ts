import { sql, type Kysely } from 'kysely';

const statements = [
  // Under which name a document's file was uploaded: one upload becomes one document, however often it is submitted.
  `alter table documents add upload_name text unique`,
  // What a file that is no document yet takes, and what is being sent to its address just now.
  `alter table loose_files
    add byte_count integer not null default 0,
    add arriving_bytes integer not null default 0`,
  `create index loose_files_account on loose_files (account_id)`,
  `create index loose_files_questionnaire on loose_files (questionnaire_id)`,
  // Files in which a scanner found something: kept apart until the office releases or removes them.
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
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
