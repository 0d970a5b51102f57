import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/createMetrics.ts';

/** Name of the request decorator with the called action, once it is known to exist. */
export const calledAction = 'calledAction';

/** Measures every request by its action, else by the kind of resource. */
export function countCalls(app: FastifyInstance, metrics: Pick<Metrics, 'observe'>): void {
  app.decorateRequest(calledAction, undefined);
  app.addHook('onResponse', async (request, reply) => {
    const what = request.getDecorator<string | undefined>(calledAction) ?? kindOf(request);
    metrics.observe({ what, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}

/** Derived from the route, never from the URL: the number of label values must be bounded. */
function kindOf({ routeOptions: { url = '' } }: FastifyRequest): string {
  if (url === '/api') return 'no-action';
  if (url === '/healthz' || url === '/readyz') return 'health';
  if (url === '/modules.json') return 'registry';
  if (url.startsWith('/files/')) return 'document';
  return url === '/' || url === '' ? 'page' : 'file';
}
