import type { Config } from './config.ts';
import { DatabaseUnavailableError } from './database/DatabaseUnavailableError.ts';
import {
  formatDamagedFolderMessage,
  isDataCorruptionError,
} from './database/openEmbeddedDatabase.ts';
import { describeSystemError } from './monitoring/describeSystemError.ts';

/** Names of our errors whose message is already one sentence for the operator. */
const knownErrorNames = [
  'ConfigError',
  'FolderInUseError',
  'UnusableFolderError',
  'UnknownSchemaError',
  'InvalidContentError',
];

/**
 * SQLSTATEs of a rejected connection: connection exception, invalid authorization, unknown database, too many
 * connections, starting up. Source: PostgreSQL manual, appendix A.
 */
const rejectedConnectionStates = /^(08|28|3D)...$|^53300$|^57P03$/;
/** Codes of network errors that mean that no server answers at the address. */
const unreachableCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** Describes in one sentence why the server cannot start; undefined for unexpected errors. */
export function describeStartupError(
  error: unknown,
  config: Config | undefined,
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (knownErrorNames.includes(error.name)) return error.message;
  const { code = '', hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  if (!config) return undefined;
  const { host, port, database } = config;
  if (code === 'EADDRINUSE')
    return `Another program listens on ${host}:${port}: stop it, or set PORT to a free port.`;
  if (code === 'EACCES' && error.message.startsWith('listen'))
    return `This user may not listen on ${host}:${port}: set PORT to one of 1024 or above.`;
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && hostname === host))
    return `This machine has no address ${host}: set HOST to one that it has.`;
  const why = error instanceof DatabaseUnavailableError ? error.code || error.reason : code;
  const isAway =
    error instanceof DatabaseUnavailableError ||
    unreachableCodes.includes(code) ||
    rejectedConnectionStates.test(code);
  if (database.kind === 'server' && isAway)
    return `The database of DATABASE_URL cannot be reached (${why}): check its address, name, user and password.`;
  if (database.kind === 'embedded' && isDataCorruptionError(error))
    return formatDamagedFolderMessage(database.folder);
  return describeSystemError(error);
}
