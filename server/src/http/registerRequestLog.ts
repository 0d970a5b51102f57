import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findNetworksOfIpAddress } from '../accounts/findNetworksOfIpAddress.ts';
import { removeQueryFromUrl } from './removeQueryFromUrl.ts';

/**
 * Logs one line per request with its id, status and duration. Replaces Fastify's own lines, which contain the URL with
 * its query and so the token.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: removeQueryFromUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}

/**
 * Adds the refusal's code and the caller's network to the request's log line, so that operators can distinguish
 * attackers from users with typing mistakes. Names of invalid fields are left out: they may be user input.
 */
export function addRefusalToLog(request: FastifyRequest, code: string): void {
  request.log = request.log.child({
    refusal: code,
    network: findNetworksOfIpAddress(request.ip).own,
  });
}
