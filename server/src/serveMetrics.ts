import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connectionLimits, createConnectionGuard } from './http/createConnectionGuard.ts';
import type { Metrics } from './monitoring/createMetrics.ts';

const plainText = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * Serves `/metrics` on its own port, which the reverse proxy does not forward: it is for operators only.
 * @param place the address and port to listen on; port 0 picks a free one
 * @param limits limits of connections; tests pass shorter ones
 * @returns the port, and a function that stops the service
 */
export async function serveMetrics(
  metrics: Metrics,
  place: { host: string; port: number },
  limits = connectionLimits,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const connections = createConnectionGuard(limits);
  const server = createServer(connections.serverOptions, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, plainText).end('Not found');
      return;
    }
    metrics.write().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500, plainText).end('Failed'),
    );
  });
  connections.watch(server);
  server.on('clientError', connections.refuse);
  server.listen(place.port, place.host);
  await once(server, 'listening');
  // A failing scrape must not end the process.
  server.on('error', () => undefined);
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
