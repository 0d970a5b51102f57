import type { Database } from '../database/connect.ts';
import type { UseCase } from '../useCase.ts';
import { calculateTokenCutoffs } from './findCaller.ts';

/** Maximum number of listed sessions. `endOtherSessions` ends the ones that are not listed, too. */
const maxListed = 100;

/** Lists the sessions of the caller's account that have not ended. See docs/product/people.md#sessions. */
export const listSessions: UseCase<'sessionList'> = async (_input, context) => {
  const { db, account, limits, now } = context;
  const { usedAfter, createdAfter } = calculateTokenCutoffs(limits, now());
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'browser', 'system', 'network', 'created_at', 'used_at'])
    .select((token) => token('hash', '=', account.tokenHash).as('current'))
    .where('account_id', '=', account.id)
    .where('used_at', '>', usedAfter)
    .where('created_at', '>', createdAfter)
    .orderBy('current', 'desc')
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();
  return {
    sessions: rows.map(({ created_at, used_at, current, network, ...described }) => ({
      ...described,
      network: network === 'unknown' ? null : network,
      current: Boolean(current),
      startedAt: created_at.toISOString(),
      usedAt: used_at.toISOString(),
    })),
  };
};

/** Ends a session of the caller's account. The id of a session of another account ends nothing. */
export const endSession: UseCase<'sessionEnd'> = async (
  { sessionId },
  { db, account, logEvent },
) => {
  const sessionsEnded = await deleteSessions(db, { accountId: account.id, sessionId });
  logEvent({ event: 'sessions-end', sessionsEnded });
  return {};
};

/** Ends all sessions of the caller's account except the one of the call. */
export const endOtherSessions: UseCase<'sessionEndOthers'> = async (
  _input,
  { db, account, logEvent },
) => {
  const sessionsEnded = await deleteSessions(db, {
    accountId: account.id,
    keptTokenHash: account.tokenHash,
  });
  logEvent({ event: 'sessions-end', sessionsEnded });
  return {};
};

/** Whether a session exists that was not ended. @param tokenHash SHA-256 of its token */
export async function doesSessionExist(db: Database, tokenHash: string): Promise<boolean> {
  const session = await db
    .selectFrom('tokens')
    .select('id')
    .where('hash', '=', tokenHash)
    .executeTakeFirst();
  return session !== undefined;
}

/**
 * Ends sessions of an account.
 * @param sessionId the only one to end; absent to end all
 * @param keptTokenHash the session that stays; absent to keep none
 * @returns the number of ended sessions
 */
export async function deleteSessions(
  db: Database,
  {
    accountId,
    sessionId,
    keptTokenHash,
  }: { accountId: number; sessionId?: number; keptTokenHash?: string | undefined },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('account_id', '=', accountId)
    .$if(sessionId !== undefined, (tokens) => tokens.where('id', '=', sessionId ?? 0))
    .$if(keptTokenHash !== undefined, (tokens) => tokens.where('hash', '!=', keptTokenHash ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
