import { connect, type Socket } from 'node:net';

/** What a slow peer does; all keep their side open and read nothing. */
export const slowKinds = {
  'sends nothing': () => '',
  'sends a head byte by byte': () => 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: ',
  'sends a call byte by byte': () =>
    'POST /api HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n',
  'takes nothing of a download': (download: string) =>
    `GET ${download} HTTP/1.1\r\nhost: a\r\n\r\n`,
  'asks often and takes nothing': () => 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(12),
};
export type SlowKind = keyof typeof slowKinds;

const byteEveryMs = 1_000;
/**
 * Who neither reads nor writes does not hear that the server has ended the connection (after 30 s, and 5 more for its
 * last words): from here on it tries by a byte a second.
 */
const tryAfterMs = 45_000;
/** Whoever is closed comes back after this long. */
const returnAfterMs = 1_000;

export type SlowConnections = {
  /** How many of each kind are open now. */
  count: () => Record<SlowKind, number>;
  /** How many were closed by the server until now. */
  closed: () => number;
  /** Sends nothing more and opens none anew; those that are open stay until the server ends them. */
  stopReturning: () => void;
  end: () => void;
};

/**
 * Holds connections to a server that are slow in every kind of way; each that the server closes is opened again.
 * @param each how many of each kind
 * @param download names a large file, at the time when it is asked for
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
  const open = new Map<Socket, { kind: SlowKind; since: number }>();
  let isReturning = true;
  let closed = 0;

  function start(kind: SlowKind): void {
    if (!isReturning) return;
    const peer = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    open.set(peer, { kind, since: performance.now() });
    peer.on('error', () => undefined).pause();
    peer.once('connect', () => peer.write(slowKinds[kind](download())));
    peer.once('close', () => {
      open.delete(peer);
      closed += 1;
      setTimeout(start, returnAfterMs, kind);
    });
  }
  for (const kind of Object.keys(slowKinds) as SlowKind[])
    for (let at = 0; at < each; at += 1) start(kind);

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [peer, { kind, since }] of open)
      if (kind.includes('byte by byte') || now - since > tryAfterMs) peer.write('1');
  }, byteEveryMs);
  return {
    count: () => {
      const counts = Object.fromEntries(Object.keys(slowKinds).map((kind) => [kind, 0])) as Record<
        SlowKind,
        number
      >;
      for (const { kind } of open.values()) counts[kind] += 1;
      return counts;
    },
    closed: () => closed,
    stopReturning: () => (isReturning = false),
    end: () => {
      clearInterval(timer);
      isReturning = false;
      for (const peer of open.keys()) peer.destroy();
    },
  };
}
