import {
  DatabaseUnavailableError,
  isConnectionLossSqlState,
  type DatabaseUnavailableReason,
} from '../database/DatabaseUnavailableError.ts';
import { isSerializationFailure } from '../database/inTransaction.ts';
import { readOnlySqlStates } from '../database/storeIfWritable.ts';

/** The reason for which a valid request cannot be answered at the moment. */
export type UnavailableReason =
  | DatabaseUnavailableReason
  /** The database had lock timeouts or repeated serialization failures. */
  | 'busy'
  /** A statement took too long. */
  | 'too-slow'
  | 'database-full'
  | 'database-read-only'
  /** The database server lacks memory, or its disk fails. */
  | 'database-failed'
  | 'disk-full'
  | 'disk-read-only'
  | 'disk-failed'
  /** This process cannot open more files or connections. */
  | 'too-many-open'
  /** The document store does not answer or reports a failure. */
  | 'store-unreachable';

/** Seconds after which clients should retry. They are longer for problems that an operator has to fix. */
const retryAfterSeconds: Record<UnavailableReason, number> = {
  refused: 5,
  'no-answer': 5,
  'connection-lost': 2,
  'no-free-connection': 5,
  busy: 2,
  'too-slow': 10,
  'database-full': 60,
  'database-read-only': 15,
  'database-failed': 15,
  'disk-full': 60,
  'disk-read-only': 60,
  'disk-failed': 60,
  'too-many-open': 10,
  'store-unreachable': 15,
};

/** Reasons by SQLSTATE. Source: PostgreSQL manual, appendix A. */
const databaseStates: { readonly [state: string]: UnavailableReason } = {
  ...readOnlySqlStates,
  '53000': 'database-failed',
  '53200': 'database-failed',
  '53300': 'refused',
  '55P03': 'busy',
  '57014': 'too-slow',
  '58000': 'database-failed',
  '58030': 'database-failed',
};

/** Reasons by the error codes of file operations. Source: Node.js documentation, "Common system errors". */
const fileCodes: { readonly [code: string]: UnavailableReason } = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  // The file exceeds a limit of the process or of the file system.
  EFBIG: 'disk-full',
  EROFS: 'disk-read-only',
  EACCES: 'disk-read-only',
  EPERM: 'disk-read-only',
  EIO: 'disk-failed',
  ESTALE: 'disk-failed',
  EMFILE: 'too-many-open',
  ENFILE: 'too-many-open',
};

/**
 * Error codes of connections to the document store. Connections to the database fail with `DatabaseUnavailableError`
 * instead.
 */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Recognizes temporary failures, after which the same request may succeed; undefined for any other error. No other code
 * decides which errors of the database, the system and the store are temporary.
 */
export function findUnavailableReason(error: unknown): UnavailableReason | undefined {
  if (error instanceof DatabaseUnavailableError) return error.reason;
  if (isSerializationFailure(error)) return 'busy';
  // Checks fields instead of the class, because errors of Node have another `Error` class in Jest's sandbox.
  const { name, code, syscall, $fault, $metadata } = (error ?? {}) as Fields;
  if (typeof code === 'string') {
    if (isConnectionLossSqlState(code)) return 'connection-lost';
    if (Object.hasOwn(databaseStates, code)) return databaseStates[code];
    if (syscall !== undefined && Object.hasOwn(fileCodes, code)) return fileCodes[code];
    if (networkCodes.has(code)) return 'store-unreachable';
  }
  // PGlite crashed inside this process.
  if (name === 'RuntimeError') return 'database-failed';
  if (name === 'TimeoutError' || $fault === 'server' || ($metadata?.httpStatusCode ?? 0) >= 500)
    return 'store-unreachable';
  return undefined;
}

type Fields = Partial<
  Pick<NodeJS.ErrnoException, 'name' | 'code' | 'syscall'> & {
    /** Fields that the errors of the AWS SDK have: which side is at fault, and the HTTP reply. */
    $fault: string;
    $metadata: { httpStatusCode?: number };
  }
>;

/** Returns the seconds after which a failed request may be retried. */
export function getRetryDelaySeconds(reason: UnavailableReason): number {
  return retryAfterSeconds[reason];
}
