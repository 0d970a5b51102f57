import type { FastifyInstance } from 'fastify';
import type { LegacyHost } from '../config.ts';

/**
 * Redirects requests for the former host name permanently to the same path and query of the main origin. The origin is
 * fixed by the configuration; a URL such as `//elsewhere.example` remains a path.
 */
export function registerLegacyHostRedirect(
  app: FastifyInstance,
  { name, mainOrigin }: LegacyHost,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.hostname.toLowerCase() !== name) return;
    // A request target may also be an absolute URL; use it only if it is a path.
    const path = request.url.startsWith('/') ? request.url : '/';
    return (
      reply
        .code(308)
        // The query of a call contains a token: the redirect must not be cached.
        .headers({ location: `${mainOrigin}${path}`, 'cache-control': 'no-store' })
        .send()
    );
  });
}
