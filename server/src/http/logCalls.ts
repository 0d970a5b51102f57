import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networksOf } from '../accounts/networksOf.ts';
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

/**
 * Adds to the request's line why it was refused and where it came from, so that somebody who tries things out can be
 * told from somebody who mistypes. Which fields were wrong is left out: their names may be what somebody has typed.
 */
export function logRefusal(request: FastifyRequest, code: string): void {
  request.log = request.log.child({ refusal: code, network: networksOf(request.ip).own });
}
