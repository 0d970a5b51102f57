import type { FastifyInstance } from 'fastify';

/** A host name that the site had before, and the origin where it is now. */
export type LegacyHost = { name: string; mainOrigin: string };

/**
 * Sends whoever comes by the former host name to the same path and query of the main one, for good (spec 2 §2). The
 * origin is the configured one, whatever was asked: an address such as `//elsewhere.example` stays a path of ours.
 */
export function redirectLegacyHost(app: FastifyInstance, { name, mainOrigin }: LegacyHost): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.hostname.toLowerCase() !== name) return;
    // The target of a request may also be a whole address; only a path is repeated.
    const place = request.url.startsWith('/') ? request.url : '/';
    return (
      reply
        .code(308)
        // The query of a call holds a token: nobody on the way may keep the answer.
        .headers({ location: `${mainOrigin}${place}`, 'cache-control': 'no-store' })
        .send()
    );
  });
}
