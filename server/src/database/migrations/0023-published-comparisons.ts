import { sql, type Kysely } from 'kysely';

/**
 * What was published of each year: the contributions, as they were when they were taken, and which of them were added
 * to which sums in which step (`report/comparing/publishing/`). Rows are only inserted. The numbers of an erased
 * organisation stay without its name, because the sums would otherwise change by one organisation.
 */
const statements = [
  `create table comparison_contributions (
    id integer generated always as identity primary key,
    year integer not null,
    step integer not null,
    organisation_id integer references organisations on delete set null,
    scope text not null,
    countries text[] not null,
    industry integer,
    group_key text,
    measures jsonb not null,
    unique (year, organisation_id)
  )`,
  `create index comparison_contributions_organisation on comparison_contributions (organisation_id)`,
  `create table comparison_increments (
    year integer not null,
    step integer not null,
    population text not null,
    dimension text not null,
    scope text not null,
    contribution_ids integer[] not null,
    primary key (year, step, population, dimension, scope)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
