import type { FastifyServerOptions } from 'fastify';
import { describeError } from './describeError.ts';
import { pathOf } from './pathOf.ts';

/** Log level and target; without a stream, standard output. */
export type LogSettings = { level: string; stream?: { write: (line: string) => void } };

/**
 * Options for pino (JSON lines). The serializers remove queries, headers and error messages (see `describeError`) from
 * everything logged, also by libraries.
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
