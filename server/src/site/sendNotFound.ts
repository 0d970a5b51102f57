import type { FastifyReply } from 'fastify';

/** There is nothing at this address: neither a file nor a page, and never one in the place of the other. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found');
}
