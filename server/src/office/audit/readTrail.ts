import type { Database } from '../../database/connect.ts';

/** Filters of the trail; undefined matches everything. */
export type TrailFilter = {
  organisationId: number | undefined;
  year: number | undefined;
  accountId: number | undefined;
  since: Date | undefined;
  action: string | undefined;
  limit: number;
};

/** An entry of the audit trail with names. */
export type TrailEntry = {
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
export async function readTrail(db: Database, filter: TrailFilter): Promise<TrailEntry[]> {
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
