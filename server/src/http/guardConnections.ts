import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { signedUrlTtlSeconds } from '../documents/signedUrlTtlSeconds.ts';

/** How long a connection may take for what, and how many there may be. */
export type ConnectionLimits = {
  /** Until the head of a request has arrived; also for a connection that has not sent a byte yet. */
  headMs: number;
  /** Until a request has arrived as a whole. */
  requestMs: number;
  /** Until a call has; pages give one up after 20 s. */
  callMs: number;
  /** During a request or a reply, without a byte in either direction. */
  stalledMs: number;
  /** From the head of a request until the last byte of its reply was taken. */
  replyMs: number;
  /** Between two requests. Longer than the 60 s after which nginx closes a connection that it does not use. */
  idleMs: number;
  /** What a refused peer may take to read why, and to send the rest of what it was sending. */
  lingerMs: number;
  /** How often `headMs` and `requestMs` are looked at. */
  checkEveryMs: number;
  /** Further ones are closed as they come: each needs a file descriptor, and so do the database and documents. */
  mostConnections: number;
  /** Requests of one connection that wait for their replies. Browsers and nginx send one after the other. */
  mostAtOnce: number;
};

/**
 * An upload of 25 MB over a slow line (1 Mbit/s up) takes 210 s, and its address is good for 300; a download may take
 * twice as long. `LimitNOFILE` of the service unit is twice `mostConnections`.
 */
export const connectionLimits: ConnectionLimits = {
  headMs: 30_000,
  requestMs: signedUrlTtlSeconds * 1000,
  callMs: 30_000,
  stalledMs: 30_000,
  replyMs: 2 * signedUrlTtlSeconds * 1000,
  idleMs: 72_000,
  lingerMs: 5_000,
  checkEveryMs: 5_000,
  mostConnections: 4_096,
  mostAtOnce: 16,
};

export type ConnectionGuard = {
  /** Enforces the limits on a server made with `serverOptions`. */
  watch: (server: Server) => void;
  /** For `createServer`. */
  serverOptions: { connectionsCheckingInterval: number };
  /** For `clientError`: answers what is no HTTP, or did not arrive in time, and ends the connection for good. */
  refuse: (error: NodeJS.ErrnoException, socket: Socket) => void;
  /** Whether more requests of this connection wait for their replies than a client of good will sends. */
  isFlooding: (socket: Socket) => boolean;
};

/**
 * Ends connections that are slower than the limits, also those whose peer reads nothing and never closes: by a reset,
 * so that the kernel does not keep either what was never taken.
 */
export function guardConnections(limits: ConnectionLimits): ConnectionGuard {
  /** Requests without a complete reply, by connection. */
  const waiting = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => waiting.get(socket) ?? 0;

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const giveUp = () => socket.resetAndDestroy();
    const untilTaken = setTimeout(giveUp, limits.replyMs).unref();
    waiting.set(socket, countOf(socket) + 1);
    response.once('close', () => {
      clearTimeout(untilTaken);
      waiting.set(socket, countOf(socket) - 1);
      if (request.complete || socket.destroyed) return;
      // Refused before it was sent: the rest is thrown away as it arrives, but not for long.
      const untilSent = setTimeout(giveUp, limits.lingerMs).unref();
      request.once('end', () => clearTimeout(untilSent)).resume();
    });
  };

  return {
    serverOptions: { connectionsCheckingInterval: limits.checkEveryMs },
    watch: (server) => {
      server.headersTimeout = limits.headMs;
      server.requestTimeout = limits.requestMs;
      server.keepAliveTimeout = limits.idleMs;
      server.maxConnections = limits.mostConnections;
      server.setTimeout(limits.stalledMs);
      server.on('timeout', (socket: Socket) =>
        countOf(socket) > 0 ? socket.resetAndDestroy() : socket.destroy(),
      );
      // Before the request is answered, so that `isFlooding` knows of it.
      server.prependListener('request', onRequest);
    },
    refuse: (error, socket) => {
      // In the middle of a reply, another one would be read as a part of it.
      if (!socket.writable || countOf(socket) > 0) {
        socket.resetAndDestroy();
        return;
      }
      const status =
        error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
      // `end` alone leaves the connection half open for as long as the peer likes.
      const timer = setTimeout(() => socket.resetAndDestroy(), limits.lingerMs).unref();
      socket.once('close', () => clearTimeout(timer));
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`, () => socket.destroy());
    },
    isFlooding: (socket) => countOf(socket) > limits.mostAtOnce,
  };
}
