import type { FastifyInstance } from 'fastify';
import { pathOf } from './pathOf.ts';

/**
 * One line per request, with its id: how it ended and how long it took. Kept by us, since the framework's own lines
 * hold the address with its query, and with it the token (decisions §6).
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
