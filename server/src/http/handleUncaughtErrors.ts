import type { Metrics } from '../metrics/createMetrics.ts';
import { findUnavailableReason } from '../unavailable.ts';

/**
 * What happens with errors that nobody has caught. One of a socket, a pool, a file or a stream, and a promise that
 * nobody waited for, is logged and counted, and the process goes on: whoever waited for it is answered by a timeout.
 * Any other exception is a issue of the program in the middle of some work: what is under way is finished, and the
 * process ends with code 1, for its supervisor to start it anew.
 * @param stop finishes what is under way
 */
export function handleUncaughtErrors({
  log,
  metrics,
  stop,
}: {
  log: { fatal: Log; error: Log };
  metrics: Pick<Metrics, 'countUnforeseen'>;
  stop: () => Promise<void>;
}): void {
  process.on('unhandledRejection', (error) => {
    metrics.countUnforeseen('unhandledRejection');
    log.error({ err: error }, 'a promise failed, and nobody waited for it');
  });
  process.on('uncaughtException', (error) => {
    metrics.countUnforeseen('uncaughtException');
    if (isOfInputOrOutput(error)) {
      log.error({ err: error }, 'a connection, a file or a stream failed, and nobody listened');
      return;
    }
    log.fatal({ err: error }, 'the program is at issue: the server finishes its work and ends');
    process.exitCode = 1;
    void stop();
  });
}

type Log = (details: { err: unknown }, message: string) => void;

/** By its codes: the system's (ECONNRESET), Node's for streams and sockets, and TLS'. */
function isOfInputOrOutput(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  if (findUnavailableReason(error) !== undefined) return true;
  return (
    typeof code === 'string' &&
    /^(E[A-Z0-9]{2,}|ERR_(STREAM|SOCKET|HTTP|TLS|SSL)_\w+|HPE_\w+)$/.test(code) &&
    code !== 'ERR_HTTP_HEADERS_SENT'
  );
}
