import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { signedUrlTtlSeconds } from '../documents/stores/uploadTtl.ts';

/** Limits of connections: times and numbers. */
export type ConnectionLimits = {
  /**
   * Time in which the head of a request must arrive; also the time after which a connection without any byte is closed.
   */
  headMs: number;
  /** Time in which a complete request must arrive. */
  requestMs: number;
  /** Time in which the body of an API call must arrive; pages give up a call after 20 s (`callTimeoutMs`). */
  callMs: number;
  /** Maximum time without a byte in either direction during a request or reply. */
  stalledMs: number;
  /** Time from the head of a request to the last byte of its reply. */
  replyMs: number;
  /** Time between two requests. Longer than the 60 s after which nginx closes an unused connection. */
  idleMs: number;
  /** Time for a refused client to read the reason and to finish sending. */
  lingerMs: number;
  /** Interval at which `headMs` and `requestMs` are checked. */
  checkEveryMs: number;
  /**
   * Maximum number of connections; further ones are closed immediately. Each needs a file descriptor, and the database
   * and documents need some as well.
   */
  maxConnections: number;
  /** Maximum number of pending requests per connection. Browsers and nginx send one after the other. */
  maxPendingRequests: number;
};

/**
 * The limits in production. An upload of 25 MB over a slow line (1 Mbit/s) takes 210 s; `requestMs` is the 300 s for
 * which its URL is valid. `replyMs`, the limit of a download, is twice `requestMs`. `LimitNOFILE` of the service unit
 * (`deploy/systemd`) is twice `maxConnections`.
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
  maxConnections: 4_096,
  maxPendingRequests: 16,
};

export type ConnectionGuard = {
  /** Enforces the limits on a server created with `serverOptions`. */
  watch: (server: Server) => void;
  /** Options for Node's `createServer`. */
  serverOptions: { connectionsCheckingInterval: number };
  /** Handler for `clientError`: answers invalid HTTP and timeouts, and closes the connection. */
  refuse: (error: NodeJS.ErrnoException, socket: Socket) => void;
  /** Whether a connection has more pending requests than a well-behaved client sends. */
  isFlooding: (socket: Socket) => boolean;
};

/**
 * Closes connections that exceed the limits, also if the client neither reads nor closes. Uses a reset, so that the
 * kernel drops unread data.
 */
export function createConnectionGuard(limits: ConnectionLimits): ConnectionGuard {
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
      // The request was refused before it was completely sent: discard the rest, for a limited time.
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
      server.maxConnections = limits.maxConnections;
      server.setTimeout(limits.stalledMs);
      server.on('timeout', (socket: Socket) =>
        countOf(socket) > 0 ? socket.resetAndDestroy() : socket.destroy(),
      );
      // Runs before the request is answered, so that `isFlooding` counts it.
      server.prependListener('request', onRequest);
    },
    refuse: (error, socket) => {
      // In the middle of a reply, the client would read a refusal as part of that reply.
      if (!socket.writable || countOf(socket) > 0) {
        socket.resetAndDestroy();
        return;
      }
      const status =
        error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
      // `end` alone leaves the connection half open until the client closes it.
      const timer = setTimeout(() => socket.resetAndDestroy(), limits.lingerMs).unref();
      socket.once('close', () => clearTimeout(timer));
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`, () => socket.destroy());
    },
    isFlooding: (socket) => countOf(socket) > limits.maxPendingRequests,
  };
}
