import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections that have not sent a request yet. Browsers open some in advance, and when the server closes, Node
 * waits for them as for busy ones, up to a minute.
 * @returns a function that closes these connections; a client that was about to send a request opens a new one
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
