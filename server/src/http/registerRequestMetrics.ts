import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changeStreamPath } from './registerChangeStream.ts';
import type { Metrics } from '../monitoring/createMetrics.ts';

/**
 * Name of the request decorator that holds the called action; undefined if the request calls no action of the contract.
 */
export const calledActionDecorator = 'calledAction';

/** Reports every request to the metrics, labelled with its action or, for other requests, the kind of resource. */
export function registerRequestMetrics(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'observe'>,
): void {
  app.decorateRequest(calledActionDecorator, undefined);
  app.addHook('onResponse', async (request, reply) => {
    const what = request.getDecorator<string | undefined>(calledActionDecorator) ?? kindOf(request);
    metrics.observe({ what, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}

/**
 * Returns the kind of the requested resource. It is derived from the route and not from the URL, so that the number of
 * label values is bounded.
 */
function kindOf({ routeOptions: { url = '' } }: FastifyRequest): string {
  if (url === '/api') return 'no-action';
  if (url === changeStreamPath) return 'changes';
  if (url === '/healthz' || url === '/readyz') return 'health';
  if (url === '/modules.json') return 'registry';
  if (url.startsWith('/files/')) return 'document';
  return url === '/' || url === '' ? 'page' : 'file';
}
