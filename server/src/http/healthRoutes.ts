import type { FastifyInstance } from 'fastify';
import type { Health } from '../health/watchHealth.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: 200 if it can answer calls, also if only reads; else 503; in each case
 * with the checks and reasons.
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
