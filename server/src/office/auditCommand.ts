import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { defineCommand } from './command-line/command.ts';
import { emailArgumentSchema, yearArgumentSchema } from './command-line/fields.ts';
import { formatTable } from './command-line/formatTable.ts';
import { readOrganisation } from './organisations/organisation.ts';
import { readUser } from './users/user.ts';

const instant = z
  .string()
  .refine((text) => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: ({ input }) =>
      `“${String(input)}” is not a date or time such as 2026-11-20 or 2026-11-20T09:00:00Z.`,
  })
  .transform((text) => new Date(text));

const entryCount = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, { error: ({ input }) => `“${String(input)}” is not from 1 to 99999.` })
  .transform(Number);

const defaultLimit = 50;

export const auditCommand = defineCommand({
  description: 'reads the audit trail, newest first',
  positionals: {},
  options: {
    organisation: { valueName: '<key>', description: 'of one organisation and its questionnaires' },
    year: {
      valueName: '<year>',
      description: 'of the questionnaires of one year',
      schema: yearArgumentSchema,
    },
    account: {
      valueName: '<e-mail>',
      description: 'by or about one user',
      schema: emailArgumentSchema,
    },
    since: { valueName: '<time>', description: 'not before', schema: instant },
    action: { valueName: '<name>', description: 'of one kind' },
    limit: {
      valueName: '<number>',
      description: `at most so many (${defaultLimit})`,
      schema: entryCount,
    },
  },
  run: async ({ organisation, account, limit = defaultLimit, ...filter }, { inDatabase }) => {
    const entries = await inDatabase(async (db) =>
      readTrail(db, {
        ...filter,
        limit,
        organisationId:
          organisation === undefined ? undefined : (await readOrganisation(db, organisation)).id,
        accountId: account === undefined ? undefined : (await readUser(db, account)).id,
      }),
    );
    return {
      sentences: formatTable(
        ['at', 'by', 'questionnaire', 'action', 'subject', 'before', 'after'],
        entries.map((entry) => [
          entry.at,
          entry.by ?? 'office',
          entry.organisation === null ? '' : `${entry.organisation} ${entry.year}`,
          entry.action,
          entry.subject,
          shorten(entry.before),
          shorten(entry.after),
        ]),
      ),
      data: { entries },
    };
  },
});

const maxCharacters = 60;

/** Shortens a value for one line; `--json` prints it completely. */
function shorten(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
}

/** Filters of the trail; undefined matches everything. */
type TrailFilter = {
  organisationId: number | undefined;
  year: number | undefined;
  accountId: number | undefined;
  since: Date | undefined;
  action: string | undefined;
  limit: number;
};

/** An entry of the audit trail with names. */
type TrailEntry = {
  id: number;
  at: string;
  /** The author's e-mail, or the id of a deleted account; null for the office. */
  by: string | null;
  organisation: string | null;
  year: number | null;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
};

/**
 * Reads the audit trail, newest first. The filter by organisation also finds changes of the organisation itself, which
 * belong to no questionnaire.
 */
async function readTrail(db: Database, filter: TrailFilter): Promise<TrailEntry[]> {
  const { organisationId, year, accountId, since, action, limit } = filter;
  const rows = await db
    .selectFrom('audit_log as l')
    .leftJoin('accounts as a', 'a.id', 'l.account_id')
    .leftJoin('questionnaires as q', 'q.id', 'l.questionnaire_id')
    .leftJoin('organisations as o', 'o.id', 'q.organisation_id')
    .select(['l.id', 'l.at', 'l.account_id', 'l.action', 'l.subject', 'l.before', 'l.after'])
    .select(['a.email', 'o.key', 'q.year'])
    .$if(organisationId !== undefined, (query) =>
      query.where((is) =>
        is.or([
          is('q.organisation_id', '=', organisationId ?? 0),
          is('l.subject', '=', `organisation ${organisationId}`),
        ]),
      ),
    )
    .$if(year !== undefined, (query) => query.where('q.year', '=', year ?? 0))
    .$if(accountId !== undefined, (query) =>
      query.where((is) =>
        is.or([
          is('l.account_id', '=', accountId ?? 0),
          is('l.subject', '=', `account ${accountId}`),
        ]),
      ),
    )
    .$if(since !== undefined, (query) => query.where('l.at', '>=', since ?? new Date(0)))
    .$if(action !== undefined, (query) => query.where('l.action', '=', action ?? ''))
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    at: row.at.toISOString(),
    by: row.email ?? (row.account_id === null ? null : `account ${row.account_id}`),
    organisation: row.key,
    year: row.year,
    action: row.action,
    subject: row.subject,
    before: row.before,
    after: row.after,
  }));
}
