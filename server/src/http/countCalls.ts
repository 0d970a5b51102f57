import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/createMetrics.ts';

/** Decorates a request with the action that was called, once it is known to be one. */
export const calledAction = 'calledAction';

/** Measures every request by what was asked: the action of a call, else the kind of thing. */
export function countCalls(app: FastifyInstance, metrics: Pick<Metrics, 'observe'>): void {
  app.decorateRequest(calledAction, undefined);
  app.addHook('onResponse', async (request, reply) => {
    const what = request.getDecorator<string | undefined>(calledAction) ?? kindOf(request);
    metrics.observe({ what, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}

/** By the route and never by the address: a label must not grow with what strangers ask for. */
function kindOf({ routeOptions: { url = '' } }: FastifyRequest): string {
  if (url === '/api') return 'no-action';
  if (url === '/healthz' || url === '/readyz') return 'health';
  if (url === '/modules.json') return 'registry';
  if (url.startsWith('/files/')) return 'document';
  return url === '/' || url === '' ? 'page' : 'file';
}
