import { sql, type Kysely } from 'kysely';

const statements = [
  // The name of the upload that became the document: each upload becomes at most one document.
  `alter table documents add upload_name text unique`,
  // Size of a file that is not yet a document, and bytes that are being uploaded to its URL right now.
  `alter table loose_files
    add byte_count integer not null default 0,
    add arriving_bytes integer not null default 0`,
  `create index loose_files_account on loose_files (account_id)`,
  `create index loose_files_questionnaire on loose_files (questionnaire_id)`,
  // Files in which a scanner found something, until the office releases or removes them.
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
