import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createMetrics } from '../monitoring/createMetrics.ts';
import { serveMetrics } from '../serveMetrics.ts';
import { sha256Hex } from '../sha256Hex.ts';
import { makeStoredName } from '../documents/stores/storedName.ts';
import { tokenOf } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import {
  connectionLimits,
  createConnectionGuard,
  type ConnectionLimits,
} from './createConnectionGuard.ts';

/** Limits for tests: far lower than those of production, so that a test reaches them within a second. */
const limits: ConnectionLimits = {
  headMs: 200,
  requestMs: 400,
  callMs: 300,
  stalledMs: 300,
  replyMs: 600,
  idleMs: 300,
  lingerMs: 100,
  checkEveryMs: 20,
  maxConnections: 20,
  maxPendingRequests: 4,
};
const never = 3_600_000;
/** A reply that is larger than what the kernel buffers for a client that does not read. */
const large = Buffer.alloc(30_000_000);

let server: Server | undefined;
const peers: Socket[] = [];
afterEach(async () => {
  for (const peer of peers.splice(0)) peer.destroy();
  if (!server) return;
  server.closeAllConnections();
  await new Promise((closed) => server?.close(closed));
  server = undefined;
});

/** Starts a guarded server whose answer depends on the URL. */
async function open(changed: Partial<ConnectionLimits> = {}): Promise<Server> {
  const guard = createConnectionGuard({ ...limits, ...changed });
  server = createServer(guard.serverOptions, (request, response) => {
    if (request.url === '/refused') response.writeHead(403).end();
    else request.resume().once('end', () => response.end(request.url === '/large' ? large : 'ok'));
  });
  guard.watch(server);
  server.on('clientError', guard.refuse);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Connects a client that does not close its side when the server does, and that reads only after `resume`. */
async function connectTo(to: Pick<Server, 'address'>, sent = ''): Promise<Socket> {
  const { port } = to.address() as AddressInfo;
  const peer = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  peers.push(peer);
  peer.on('error', () => undefined).pause();
  await once(peer, 'connect');
  peer.write(sent);
  return peer;
}

/** Sends a byte every few milliseconds until the connection is closed. */
function trickle(peer: Socket, text: string): void {
  let at = 0;
  const timer = setInterval(() => peer.write(text[at++ % text.length] ?? ''), 20);
  peer.once('close', () => clearInterval(timer));
}

/** Resolves when the server has no connections left. @throws {Error} after 10 seconds */
async function untilNone(of: Server): Promise<void> {
  const giveUpAt = Date.now() + 10_000;
  const count = () =>
    new Promise<number>((resolve, reject) =>
      of.getConnections((error, now) => (error ? reject(error) : resolve(now))),
    );
  while ((await count()) > 0) {
    if (Date.now() > giveUpAt) throw new Error('a connection is still open');
    await new Promise(setImmediate);
  }
}

/** Resolves when the connection is closed or reset. */
function untilClosed(peer: Socket): Promise<void> {
  return new Promise((resolve) => peer.resume().once('close', () => resolve()));
}

const post = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n';

describe('the server closes a connection', () => {
  it.each([
    ['that sends nothing', ''],
    ['with half a head', 'GET / HTTP/1.1\r\nho'],
    ['with half a body', post],
    ['that sends something other than HTTP', 'good day\r\n\r\n'],
    ['with an invalid header', 'GET / HTTP/1.1\r\nhost: a\u0000b\r\n\r\n'],
    ['that is idle after its reply', 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'],
    [
      'whose request is refused before it has arrived completely',
      `${post.replace('/ ', '/refused ')}some`,
    ],
  ])('%s, even if the client never reads and never closes the connection', async (_what, sent) => {
    const guarded = await open();
    await connectTo(guarded, sent);
    await untilNone(guarded);
  });

  it.each([
    ['a head', { sent: 'GET / HTTP/1.1\r\n', rest: 'x: yyyyy\r\n', requestMs: never }],
    ['a body', { sent: post, rest: 'z' }],
  ])('that sends %s one byte at a time', async (_what, { sent, rest, ...changed }) => {
    const guarded = await open({ stalledMs: never, ...changed });
    trickle(await connectTo(guarded, sent), rest);
    await untilNone(guarded);
  });

  it('that does not read a large reply', async () => {
    const guarded = await open({ replyMs: never });
    await connectTo(guarded, 'GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
    await untilNone(guarded);
  });

  it('that reads a large reply too slowly', async () => {
    const guarded = await open({ stalledMs: never });
    const peer = await connectTo(guarded, 'GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
    const timer = setInterval(() => peer.read(1000), 20);
    await untilNone(guarded);
    clearInterval(timer);
  });
});

describe('the connection guard', () => {
  it('replies with the status 408 when a request takes too long to arrive, and closes the connection', async () => {
    const peer = await connectTo(await open(), 'GET / HTTP/1.1\r\nho');
    const [reply] = (await once(peer.resume(), 'data')) as [Buffer];
    expect(reply.toString()).toMatch(/^HTTP\/1\.1 408 .*connection: close/s);
  });

  it('closes new connections beyond the maximum number', async () => {
    const guarded = await open({ maxConnections: 2, headMs: never, stalledMs: never });
    await connectTo(guarded);
    await connectTo(guarded);
    const third = await connectTo(guarded);
    await once(third.resume(), 'end');
  });

  it('keeps connections that send and read, however long they stay open', async () => {
    const guarded = await open({ idleMs: never });
    const peer = await connectTo(guarded);
    let replies = 0;
    const began = Date.now();
    while (Date.now() - began < 3 * limits.replyMs) {
      peer.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
      expect(String((await once(peer.resume(), 'data'))[0])).toContain('ok');
      replies += 1;
      peer.pause();
    }
    expect(replies).toBeGreaterThan(10);
  });
});

describe('the connection guard on the whole site', () => {
  let site: TestSite;
  afterEach(() => site.close());

  const listen = async (changed: Partial<ConnectionLimits> = {}) => {
    site = await openTestSite({ limits: { ...limits, ...changed } });
    await site.reset();
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    return site.app.server;
  };

  it('closes a download that is not read, and a call that arrives one byte at a time', async () => {
    const guarded = await listen({ replyMs: never, requestMs: never });
    const fileType = 'application/pdf';
    const storedName = makeStoredName(fileType);
    await site.files.write(storedName, large);
    const at = site.clock.now;
    const { accounts, questionnaire, area } = site.world;
    await site.db
      .insertInto('documents')
      .values({
        questionnaire_id: questionnaire,
        area_id: area('brand'),
        title: 'Large',
        file_name: 'a.pdf',
        file_type: fileType,
        byte_count: large.length,
        sha256: '',
        stored_name: storedName,
        uploaded_by: accounts.client,
        uploaded_at: at,
      })
      .execute();
    const holder = { accountId: accounts.client, tokenHash: sha256Hex(tokenOf('client')) };
    const file = { storedName, fileType, fileName: 'a.pdf' } as const;
    const url = await site.files.signDownload({ ...file, holder, at });
    await connectTo(guarded, `GET ${url} HTTP/1.1\r\nhost: a\r\n\r\n`);
    const head = 'host: a\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n';
    trickle(await connectTo(guarded, `POST /api HTTP/1.1\r\n${head}`), ' ');
    await untilNone(guarded);
  });

  it('closes a connection that sends many requests before it reads a reply', async () => {
    const guarded = await listen({ stalledMs: never, replyMs: never, idleMs: never });
    const peer = await connectTo(guarded, 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(200));
    await untilClosed(peer);
    const answered = site.counted.length;
    expect(answered).toBeLessThanOrEqual(limits.maxPendingRequests);
  });
});

it('the metrics port also closes connections that send too slowly', async () => {
  const metrics = createMetrics({
    databaseUse: undefined,
    readHealth: () => Promise.reject(new Error('nobody asks')),
  });
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, limits);
  const address = () => ({ port: served.port }) as AddressInfo;
  const peer = await connectTo({ address }, 'GET /metrics HTTP/1.1\r\nx');
  // The client keeps its side open: writing fails only if the server has closed completely.
  trickle(peer, 'x');
  await untilClosed(peer);
  await served.stop();
});

it('in production, a request’s head may take at most one minute, and a reply at most ten minutes', () => {
  expect(Math.max(connectionLimits.headMs, connectionLimits.stalledMs)).toBeLessThanOrEqual(60_000);
  expect(connectionLimits.replyMs).toBeLessThanOrEqual(600_000);
});
