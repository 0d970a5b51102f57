import { sql, type Kysely } from 'kysely';

const headcount = (column: string) => `${column} integer check (${column} >= 0)`;

/** Adds a table of workforce figures. They belong to a year, that is, to a questionnaire; null while unknown. */
const statements = [
  `create table workforce_figures (
    questionnaire_id integer primary key references questionnaires on delete cascade,
    ${['employees', 'hired', 'leavers', 'laid_off'].map(headcount).join(', ')},
    has_external boolean,
    has_union boolean,
    has_new_managers boolean
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
