/** Why nothing can be asked of the database. */
export type DatabaseReason =
  /** It does not accept connections: not there, starting, shutting down, full of connections, a wrong password. */
  | 'refused'
  /** It accepts what is sent, and does not answer. */
  | 'no-answer'
  /** The connection broke while something was asked: whether that was done is not known. */
  | 'connection-lost'
  /** All connections of this server are in use, and none became free in time. */
  | 'no-free-connection';

/** The database, or the way to it, failed; what it said itself is the `cause`. */
export class DatabaseUnavailable extends Error {
  readonly reason: DatabaseReason;
  /** SQLSTATE, or the system's code, where there is one. */
  readonly code: string | undefined;

  constructor(reason: DatabaseReason, cause?: unknown) {
    super(`the database cannot be used: ${reason}`, { cause });
    this.name = 'DatabaseUnavailable';
    this.reason = reason;
    const code = (cause as { code?: unknown } | undefined)?.code;
    this.code = typeof code === 'string' ? code : undefined;
  }
}

/**
 * Connection exceptions; shut down by an operator or after a crash, starting, the database was dropped, idle for too
 * long. After each the connection is over. Source: PostgreSQL manual, appendix A.
 */
const connectionStates = /^(08...|57P0[1-5]|25P0[34])$/;

/** Whether a SQLSTATE says that the connection which it came from is over. */
export function isConnectionState(state: string | undefined): boolean {
  return state !== undefined && connectionStates.test(state);
}
