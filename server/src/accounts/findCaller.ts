import { visibleChangesSql, type ChangeTagScope } from '../audit/computeChangeTag.ts';
import type { Database } from '../database/connect.ts';
import { prepareSharedRead } from '../database/prepareSharedRead.ts';
import { storeIfWritable } from '../database/storeIfWritable.ts';
import { type Membership, type MembershipRow, toVisibleMembership } from '../membership.ts';
import { sha256Hex } from '../sha256Hex.ts';

/** The authenticated account of a call, with the hash of its session token. */
export type AuthenticatedAccount = {
  id: number;
  email: string;
  name: string;
  isCertifier: boolean;
  tokenHash: string;
};

/** The caller, and the caller's membership in the questionnaire of the call. */
export type Caller = {
  account: AuthenticatedAccount;
  membership: Membership | undefined;
  /** Whether the office has set the account's password, so that the caller must change it first. */
  hasInitialPassword: boolean;
  hasSecondFactor: boolean;
  /** State of the change counters that the account may see, for `computeChangeTag`; null if it was not requested. */
  changes: string | null;
};

/** Maximum time of a session: hours without use, and days in total. */
export type SessionLimits = { tokenIdleHours: number; tokenMaxDays: number };

const hourMs = 3_600_000;
/** Minimum time between two updates of a token's last use, so that not every call of a polling page causes a write. */
const noteUseEveryMs = 60_000;

type SessionRow = {
  account_id: number;
  email: string;
  name: string;
  is_certifier: boolean;
  has_initial_password: boolean;
  has_second_factor: boolean;
  used_at: Date;
  created_at: Date;
  changes: string | null;
} & (MembershipRow | { [Column in keyof MembershipRow]: null });

type Asked = { hash: string; usedAfter: Date; createdAfter: Date; questionnaireId: number | null };

const select = (changes: string) => `
  select ${changes} as changes, a.id as account_id, a.email, a.name, a.is_certifier,
    a.has_initial_password, a.has_second_factor, t.used_at, t.created_at, m.role, o.title, q.id, q.organisation_id, q.edition_id, q.year, q.is_key_only, q.is_inactive, q.is_locked,
    q.is_grading_locked, q.is_report_locked, q.original_id
  from tokens t join accounts a on a.id = t.account_id
    left join (members m join questionnaires q on q.id = m.questionnaire_id
        join organisations o on o.id = q.organisation_id)
      on m.account_id = a.id and m.questionnaire_id = $questionnaireId
  where t.hash = $hash and t.used_at > $usedAfter and t.created_at > $createdAfter
    and a.disabled_at is null`;
const types = {
  hash: 'text',
  usedAfter: 'timestamptz',
  createdAfter: 'timestamptz',
  questionnaireId: 'integer',
};
const prepare = (changes: string) => prepareSharedRead<Asked, SessionRow>(select(changes), types);
const readSession = prepare('null');
const readSessionWithChanges = {
  organisation: prepare(visibleChangesSql.organisation),
  account: prepare(visibleChangesSql.account),
} satisfies Record<ChangeTagScope, unknown>;

/**
 * Finds the account of a token. Undefined if the token is unknown, revoked or expired, or if the account is disabled.
 * On request, the same query also reads the membership in a questionnaire (as `findMembership` does) and the state of
 * the change counters that the account may see.
 * @param changesOf the questionnaires whose change counters are read; undefined for none
 */
export async function findCaller({
  db,
  token,
  limits,
  now,
  questionnaireId,
  changesOf,
}: {
  db: Database;
  token: string;
  limits: SessionLimits;
  now: Date;
  questionnaireId: number | undefined;
  changesOf?: ChangeTagScope | undefined;
}): Promise<Caller | undefined> {
  const hash = sha256Hex(token);
  const valid = calculateTokenCutoffs(limits, now);
  const asked = { hash, ...valid, questionnaireId: questionnaireId ?? null };
  const [row] = await (changesOf ? readSessionWithChanges[changesOf] : readSession)(db, asked);
  if (!row) return undefined;
  const noteBefore = new Date(now.getTime() - noteUseEveryMs);
  // Times in the future were written by a server whose clock was ahead. They are treated as now.
  const isOfFuture = row.used_at > now || row.created_at > now;
  if (row.used_at <= noteBefore || isOfFuture) {
    const noteUse = db
      .updateTable('tokens')
      .set((token) => ({
        used_at: now,
        created_at: token.fn<Date>('least', ['created_at', token.val(now)]),
      }))
      .where('hash', '=', hash)
      .where((is) =>
        is.or([
          is('used_at', '<=', noteBefore),
          is('used_at', '>', now),
          is('created_at', '>', now),
        ]),
      );
    await storeIfWritable(db, () => noteUse.execute());
  }
  return {
    account: {
      id: row.account_id,
      email: row.email,
      name: row.name,
      isCertifier: row.is_certifier,
      tokenHash: hash,
    },
    hasInitialPassword: row.has_initial_password,
    hasSecondFactor: row.has_second_factor,
    membership: row.role === null ? undefined : toVisibleMembership(row),
    changes: row.changes,
  };
}

/**
 * Calculates the earliest last use and the earliest creation of a token that is still valid at `now`. See
 * docs/product/people.md#sessions.
 */
export function calculateTokenCutoffs(
  limits: SessionLimits,
  now: Date,
): { usedAfter: Date; createdAfter: Date } {
  return {
    usedAfter: new Date(now.getTime() - limits.tokenIdleHours * hourMs),
    createdAfter: new Date(now.getTime() - limits.tokenMaxDays * 24 * hourMs),
  };
}
