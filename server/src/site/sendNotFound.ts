import type { FastifyReply } from 'fastify';

/** Sends 404 as plain text. A missing file must never be answered with the page. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found');
}
