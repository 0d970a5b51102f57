import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server close as soon as it has answered all requests. Node's own `close` waits, up to a minute, for
 * connections that browsers opened in advance, and for those whose last reply was sent after `close` was called.
 * @returns a function to call when the server begins to close: it closes connections that have not sent a request yet,
 *   and every other one after its reply. A client that was about to send a request opens a new connection.
 */
export function closeConnectionsOnStop(server: Server): () => void {
  const unused = new Set<Socket>();
  /** Requests without a complete reply, by connection; a client may send several in advance. */
  const pending = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => pending.get(socket) ?? 0;
  let isStopping = false;

  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    unused.delete(socket);
    pending.set(socket, countOf(socket) + 1);
    const endIfStopping = () => {
      if (isStopping && countOf(socket) === 0) socket.destroySoon();
    };
    response.once('close', () => {
      pending.set(socket, countOf(socket) - 1);
      // A refused request may still be arriving; its client reads the reply only after sending the whole request.
      if (request.complete) endIfStopping();
      else request.once('end', endIfStopping);
    });
  });
  return () => {
    isStopping = true;
    for (const socket of unused) socket.destroy();
  };
}
