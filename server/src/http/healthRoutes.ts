import type { FastifyInstance } from 'fastify';
import type { Health } from '../health/watchHealth.ts';

/**
 * `/healthz`: the process lives. `/readyz`: 200 while it can answer calls, also while it can only read, 503 else; and
 * in each case what is wrong, and why.
 */
export function healthRoutes(app: FastifyInstance, readHealth: () => Promise<Health>): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (request, reply) => {
    const health = await readHealth();
    if (health.status !== 'ready') request.log.error({ health }, 'not ready');
    return reply
      .code(health.status === 'unavailable' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(health);
  });
}
