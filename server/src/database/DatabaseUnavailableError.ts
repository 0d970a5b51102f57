/** The reason why the database cannot be queried. */
export type DatabaseUnavailableReason =
  /**
   * The database refuses connections: not running, starting, shutting down, too many connections, or a wrong password.
   */
  | 'refused'
  /** The database server does not answer within the time limit. */
  | 'no-answer'
  /** The connection broke during a query; whether the query was executed is unknown. */
  | 'connection-lost'
  /** All connections of this server are in use, and none became free in time. */
  | 'no-free-connection';

/** The database or the connection to it failed; the original error is the `cause`. */
export class DatabaseUnavailableError extends Error {
  readonly reason: DatabaseUnavailableReason;
  /** SQLSTATE or system error code, if any. */
  readonly code: string | undefined;

  constructor(reason: DatabaseUnavailableReason, cause?: unknown) {
    super(`the database cannot be used: ${reason}`, { cause });
    this.name = 'DatabaseUnavailableError';
    this.reason = reason;
    const code = (cause as { code?: unknown } | undefined)?.code;
    this.code = typeof code === 'string' ? code : undefined;
  }
}

/**
 * SQLSTATEs after which PostgreSQL closes the connection: connection exceptions, shutdown by an operator or after a
 * crash, a server that is still starting, a dropped database, and the timeouts of idle sessions and of transactions.
 * Source: PostgreSQL manual, appendix A.
 */
const connectionStates = /^(08...|57P0[1-5]|25P0[34])$/;

/** Whether the connection is closed after this SQLSTATE. */
export function isConnectionLossSqlState(state: string | undefined): boolean {
  return state !== undefined && connectionStates.test(state);
}
