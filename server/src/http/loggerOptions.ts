import type { FastifyServerOptions } from 'fastify';
import { describeError } from './describeError.ts';
import { pathOf } from './pathOf.ts';

/** Where log lines go, and from which level on. Without a stream they go to the standard output. */
export type LogSettings = { level: string; stream?: { write: (line: string) => void } };

/**
 * JSON lines by pino. Whatever hands a request or an error to the log, here or in a library, gets through these
 * serializers: no query, no headers, no message (see `describeError`).
 */
export function loggerOptions({ level, stream }: LogSettings): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
}
