import type { Metrics } from '../monitoring/createMetrics.ts';
import { findUnavailableReason } from '../monitoring/unavailable.ts';

/**
 * Handles uncaught errors. Errors of sockets, pools, files and streams, and unhandled rejections, are logged and
 * counted, and the process continues; a request that waits for the failed operation gets a timeout. Any other exception
 * is a bug that may have interrupted some work: running requests are finished, and the process exits with code 1, so
 * that its supervisor restarts it.
 * @param stop finishes running requests
 */
export function handleUncaughtErrors({
  log,
  metrics,
  stop,
}: {
  log: { fatal: Log; error: Log };
  metrics: Pick<Metrics, 'countUncaughtError'>;
  stop: () => Promise<void>;
}): void {
  process.on('unhandledRejection', (error) => {
    metrics.countUncaughtError('unhandledRejection');
    log.error({ err: error }, 'unhandled rejection');
  });
  process.on('uncaughtException', (error) => {
    metrics.countUncaughtError('uncaughtException');
    if (isOfInputOrOutput(error)) {
      log.error({ err: error }, 'unhandled error of a connection, file or stream');
      return;
    }
    log.fatal({ err: error }, 'uncaught exception: the server finishes running requests and exits');
    process.exitCode = 1;
    void stop();
  });
}

type Log = (details: { err: unknown }, message: string) => void;

/**
 * Whether an error comes from input or output, by its code: of the system (ECONNRESET), of Node's streams and sockets,
 * or of TLS.
 */
function isOfInputOrOutput(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  if (findUnavailableReason(error) !== undefined) return true;
  return (
    typeof code === 'string' &&
    /^(E[A-Z0-9]{2,}|ERR_(STREAM|SOCKET|HTTP|TLS|SSL)_\w+|HPE_\w+)$/.test(code) &&
    code !== 'ERR_HTTP_HEADERS_SENT'
  );
}
