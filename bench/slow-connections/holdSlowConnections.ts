import { connect, type Socket } from 'node:net';

/** Kinds of slow clients, with the text that each sends. All of them keep the connection open and read nothing. */
export const slowClientKinds = {
  'sends nothing': () => '',
  'sends a head byte by byte': () => 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: ',
  'sends a call byte by byte': () =>
    'POST /api HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n',
  'takes nothing of a download': (download: string) =>
    `GET ${download} HTTP/1.1\r\nhost: a\r\n\r\n`,
  'asks often and takes nothing': () => 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(12),
};
export type SlowClientKind = keyof typeof slowClientKinds;

const byteEveryMs = 1_000;
/**
 * The server ends a connection after 30 s, plus 5 s for its last reply. A client that neither reads nor writes does not
 * notice this. So after this time it sends one byte per second.
 */
const tryAfterMs = 45_000;
/** Delay before a closed connection is opened again. */
const returnAfterMs = 1_000;

export type SlowConnections = {
  /** Number of open connections by kind. */
  count: () => Record<SlowClientKind, number>;
  /** Number of connections that the server has closed until now. */
  closed: () => number;
  /** Stops sending and reconnecting; open connections stay until the server ends them. */
  stopReturning: () => void;
  end: () => void;
};

/**
 * Keeps slow connections of all kinds open; a connection that the server closes is opened again.
 * @param each number of connections to keep open of each kind
 * @param download returns the current URL of a large file
 */
export function holdSlowConnections({
  port,
  each,
  download,
}: {
  port: number;
  each: number;
  download: () => string;
}): SlowConnections {
  const open = new Map<Socket, { kind: SlowClientKind; since: number }>();
  let isReturning = true;
  let closed = 0;

  function start(kind: SlowClientKind): void {
    if (!isReturning) return;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    open.set(socket, { kind, since: performance.now() });
    socket.on('error', () => undefined).pause();
    socket.once('connect', () => socket.write(slowClientKinds[kind](download())));
    socket.once('close', () => {
      open.delete(socket);
      closed += 1;
      setTimeout(start, returnAfterMs, kind);
    });
  }
  for (const kind of Object.keys(slowClientKinds) as SlowClientKind[])
    for (let at = 0; at < each; at += 1) start(kind);

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, { kind, since }] of open)
      if (kind.includes('byte by byte') || now - since > tryAfterMs) socket.write('1');
  }, byteEveryMs);
  return {
    count: () => {
      const counts = Object.fromEntries(
        Object.keys(slowClientKinds).map((kind) => [kind, 0]),
      ) as Record<SlowClientKind, number>;
      for (const { kind } of open.values()) counts[kind] += 1;
      return counts;
    },
    closed: () => closed,
    stopReturning: () => (isReturning = false),
    end: () => {
      clearInterval(timer);
      isReturning = false;
      for (const socket of open.keys()) socket.destroy();
    },
  };
}
