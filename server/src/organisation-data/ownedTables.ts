import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The way in which the rows of a table belong to an organisation. */
export type OwnedTable = {
  /** Kind of the id in `column`. */
  by: 'organisation' | 'questionnaire' | 'account';
  column: string;
  /** Columns with the id of an account, such as that of the author of the row. */
  people?: readonly string[];
  /** Columns that are never exported. */
  secrets?: readonly string[];
  /** The data of a row that remain after an erasure; by default none. */
  remains?: 'who-did-what-when' | 'name-of-file' | 'numbers-without-a-name';
  /**
   * SQL values that an erasure writes into further columns of the remaining rows, whose old values could identify the
   * organisation.
   */
  overwritten?: { readonly [column: string]: string };
};

/**
 * All tables with data of an organisation, referencing tables first. Export and erasure use this list; a test compares
 * it with the schema.
 */
export const ownedTables = {
  tokens: { by: 'account', column: 'account_id', secrets: ['hash'] },
  password_links: { by: 'account', column: 'account_id', secrets: ['hash'] },
  authenticators: { by: 'account', column: 'account_id', secrets: ['secret', 'pending_secret'] },
  recovery_codes: { by: 'account', column: 'account_id', secrets: ['hash'] },
  passkeys: { by: 'account', column: 'account_id', secrets: ['credential_id', 'public_key'] },
  email_change_links: { by: 'account', column: 'account_id', secrets: ['hash'] },
  email_changes: { by: 'account', column: 'account_id' },
  outbox: { by: 'account', column: 'account_id' },
  told_due_dates: { by: 'questionnaire', column: 'questionnaire_id' },
  watched_grades: { by: 'questionnaire', column: 'questionnaire_id' },
  told_changes: { by: 'questionnaire', column: 'questionnaire_id', people: ['account_id'] },
  certificates: { by: 'questionnaire', column: 'questionnaire_id' },
  workforce_figures: { by: 'questionnaire', column: 'questionnaire_id' },
  members: { by: 'questionnaire', column: 'questionnaire_id', people: ['account_id'] },
  responses: { by: 'questionnaire', column: 'questionnaire_id', people: ['saved_by'] },
  intro_answers: { by: 'questionnaire', column: 'questionnaire_id', people: ['saved_by'] },
  certifier_grades: { by: 'questionnaire', column: 'questionnaire_id', people: ['account_id'] },
  final_grades: { by: 'questionnaire', column: 'questionnaire_id', people: ['set_by'] },
  finalizations: { by: 'questionnaire', column: 'questionnaire_id', people: ['account_id'] },
  documents: {
    by: 'questionnaire',
    column: 'questionnaire_id',
    people: ['uploaded_by'],
    remains: 'name-of-file',
  },
  loose_files: {
    by: 'questionnaire',
    column: 'questionnaire_id',
    people: ['account_id'],
    remains: 'name-of-file',
  },
  quarantined_files: {
    by: 'questionnaire',
    column: 'questionnaire_id',
    people: ['uploaded_by'],
    remains: 'name-of-file',
  },
  saved_questions: { by: 'questionnaire', column: 'questionnaire_id', people: ['account_id'] },
  comments: { by: 'questionnaire', column: 'questionnaire_id', people: ['account_id'] },
  above_beyond_marks: { by: 'questionnaire', column: 'questionnaire_id', people: ['marked_by'] },
  report_fields: { by: 'questionnaire', column: 'questionnaire_id', people: ['saved_by'] },
  report_editors: { by: 'questionnaire', column: 'questionnaire_id', people: ['account_id'] },
  audit_log: {
    by: 'questionnaire',
    column: 'questionnaire_id',
    people: ['account_id'],
    remains: 'who-did-what-when',
  },
  questionnaire_progress: { by: 'questionnaire', column: 'questionnaire_id' },
  // The next two tables must come after the tables whose delete triggers write into them.
  change_counters: { by: 'questionnaire', column: 'questionnaire_id' },
  comparison_changes: { by: 'questionnaire', column: 'questionnaire_id' },
  // The rows remain: otherwise an erasure would change the published sums by exactly this organisation's values, and so
  // reveal them.
  comparison_contributions: {
    by: 'organisation',
    column: 'organisation_id',
    remains: 'numbers-without-a-name',
    // The group key is emptied, but not set to null: it must stay known that the organisation belonged to a company
    // group, because no group may dominate an average.
    overwritten: { countries: `'{}'`, industry: 'null', group_key: 'left(group_key, 0)' },
  },
  questionnaires: { by: 'questionnaire', column: 'id' },
  accounts: { by: 'account', column: 'id', secrets: ['password_hash'] },
  organisations: { by: 'organisation', column: 'id' },
} as const satisfies { [Table in keyof Tables]?: OwnedTable };

export type OwnedTableName = keyof typeof ownedTables;

/** The entries of `ownedTables` as pairs, in the same order. */
export const ownedTableList = Object.entries(ownedTables) as [OwnedTableName, OwnedTable][];

/** Ids of the organisations, questionnaires and accounts whose rows are exported or erased. */
export type OwnerIds = { readonly [kind in OwnedTable['by']]: readonly number[] };

/** Creates an SQL condition: whether a row of this table belongs to the scope. */
export function createOwnedByCondition(
  { by, column }: OwnedTable,
  scope: OwnerIds,
): RawBuilder<boolean> {
  return sql`${sql.ref(column)} = any(${[...scope[by]]}::integer[])`;
}
