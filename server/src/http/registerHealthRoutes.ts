import type { FastifyInstance } from 'fastify';
import type { Health } from '../monitoring/createHealthReader.ts';

/**
 * Registers the health checks. `/healthz` replies 200 while the process is alive. `/readyz` replies 200 if the server
 * can answer at least calls that only read, else 503; its body lists the checks and the reasons of failures.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  readHealth: () => Promise<Health>,
): void {
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
