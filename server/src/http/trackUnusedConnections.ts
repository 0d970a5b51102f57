import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Follows the connections that have not carried a request yet. Browsers open some ahead of need, and Node waits for
 * them as for busy ones when the server closes, up to a minute.
 * @returns ends those that are open now; whoever was about to send on one opens another
 */
export function trackUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    for (const socket of unused) socket.destroy();
  };
}
