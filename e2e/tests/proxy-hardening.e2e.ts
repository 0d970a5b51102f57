import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { expect, test } from '@playwright/test';
import { startNginx, type Nginx } from '../support/startNginx.ts';

const hsts = 'max-age=31536000; includeSubDomains';

/** Starts nginx with the configuration of `deploy/` in front of a server that records its requests. */
async function openProxy(cleanup: AsyncDisposableStack, edit?: (template: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), 'cert-proxy-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const reached: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    reached.push({ url: request.url ?? '', headers: request.headers });
    if (request.url?.startsWith('/api/changes')) response.write('event: tag\n\n');
    else request.resume().once('end', () => response.end('reached'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup.defer(() => server.closeAllConnections());
  cleanup.defer(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const modulesOrigin = `http://127.0.0.1:${port}`;
  const nginx = await startNginx({ folder, servers: [port, port], modulesOrigin, edit });
  cleanup.defer(() => nginx.stop());
  return { nginx, reached };
}

type Proxy = Pick<Nginx, 'httpPort' | 'httpsPort' | 'certificate'>;
type RawReply = { status: number; headers: [name: string, value: string][]; body: string };

function dial({ httpPort, httpsPort, certificate }: Proxy, scheme: 'http' | 'https'): Socket {
  return scheme === 'http'
    ? connect({ port: httpPort, host: '127.0.0.1' })
    : connectTls({ port: httpsPort, host: '127.0.0.1', servername: 'localhost', ca: certificate });
}

/** Sends a raw request. @returns the whole reply */
async function sendRaw(proxy: Proxy, scheme: 'http' | 'https', request: string): Promise<RawReply> {
  const socket = dial(proxy, scheme);
  socket.write(request, 'latin1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve());
    // After a rejected request nginx may reset the connection once it has sent its reply.
    socket.once('error', (error) => (chunks.length > 0 ? resolve() : reject(error)));
  });
  const text = Buffer.concat(chunks).toString('latin1');
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
    body: body.join('\r\n\r\n'),
  };
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
const valueOf = ({ headers }: RawReply, name: string) =>
  headers.find(([each]) => each === name)?.[1];

test('plain HTTP is redirected to HTTPS with the same path, and a request cannot inject reply headers', async () => {
  await using cleanup = new AsyncDisposableStack();
  const { nginx, reached } = await openProxy(cleanup);
  const places: [sent: string, to: string][] = [
    ['/', '/'],
    ['/hr/2/info', '/hr/2/info'],
    ['/hr/%C5%A1/x%20y', '/hr/%C5%A1/x%20y'],
    ['/hr/2?authToken=secret', '/hr/2'],
    ['/x?a=%0d%0aSet-Cookie:%20evil=1', '/x'],
    ['/x%0d%0aSet-Cookie:%20evil=1', '/'],
    ['/x%0D%0ASet-Cookie:%20evil=1%0d%0a%0d%0a<script>', '/'],
    ['/x%0aSet-Cookie:%20evil=1', '/'],
    ['/x%01%09%7f', '/'],
    ['/x%250d%250aSet-Cookie:%20evil=1', '/x%250d%250aSet-Cookie:%20evil=1'],
    ['/x%E5%98%8D%E5%98%8ASet-Cookie:%20evil=1', '/x%E5%98%8D%E5%98%8ASet-Cookie:%20evil=1'],
    ['//elsewhere.example/', '//elsewhere.example/'],
    ['/@elsewhere.example', '/@elsewhere.example'],
    ['http://elsewhere.example/x?authToken=secret', '/x'],
  ];
  for (const [sent, to] of places) {
    const reply = await sendRaw(nginx, 'http', get(sent));
    expect([sent, reply.status, valueOf(reply, 'location')]).toEqual([
      sent,
      308,
      `https://localhost${to}`,
    ]);
    const names = reply.headers.map(([name]) => name);
    expect(names).toEqual([
      'server',
      'date',
      'content-type',
      'content-length',
      'connection',
      'location',
    ]);
    expect(JSON.stringify(reply)).not.toContain('secret');
  }
  // A request that sent a token without TLS gets an error instead of a redirect.
  for (const place of ['/api?action=info&authToken=secret', '/files/x?signature=secret']) {
    const reply = await sendRaw(nginx, 'http', get(place));
    expect([reply.status, valueOf(reply, 'location')]).toEqual([403, undefined]);
  }
  // A control character in the request line makes the request invalid.
  expect((await sendRaw(nginx, 'http', get('/x\x01y'))).status).toBe(400);
  expect(reached).toEqual([]);
});

test('over TLS a request cannot inject reply headers, and every reply has HSTS for all subdomains', async () => {
  await using cleanup = new AsyncDisposableStack();
  const { nginx } = await openProxy(cleanup);
  const places = [
    '/',
    '/api',
    '/modules/x.js',
    '/readyz',
    '/files/x',
    '/x%0d%0aSet-Cookie:%20evil=1',
  ];
  for (const place of [...places, '/modules/x%0d%0aSet-Cookie:%20evil=1']) {
    const reply = await sendRaw(nginx, 'https', get(place));
    expect([place, valueOf(reply, 'strict-transport-security')]).toEqual([place, hsts]);
    expect(reply.headers.map(([name]) => name)).not.toContain('set-cookie');
  }
});

test('nginx’s own replies have the same security headers as those of the server, each once', async () => {
  await using cleanup = new AsyncDisposableStack();
  const { nginx } = await openProxy(cleanup, (template) =>
    template.replaceAll(/\$\{(FIRST|SECOND)_SERVER\}/g, '127.0.0.1:1'),
  );
  const large = 'POST /api HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
  const replies: [request: string, status: number, type: string][] = [
    [get('/readyz'), 404, 'text/html; charset=utf-8'],
    [get('/api'), 503, 'application/json'],
    [get('/hr'), 503, 'text/html; charset=utf-8'],
    [`${large}Content-Length: 3000000\r\n\r\n`, 413, 'application/json'],
    [get('/modules/x.js').replace('GET', 'PUT'), 403, 'text/html; charset=utf-8'],
  ];
  for (const [request, status, type] of replies) {
    const reply = await sendRaw(nginx, 'https', request);
    const all = (name: string) =>
      reply.headers.flatMap(([each, value]) => (each === name ? [value] : []));
    expect([request, reply.status, all('content-type')]).toEqual([request, status, [type]]);
    expect(all('strict-transport-security')).toEqual([hsts]);
    expect(all('x-content-type-options')).toEqual(['nosniff']);
    expect(all('referrer-policy')).toEqual(['no-referrer']);
    expect(all('cache-control')).toEqual(['no-store']);
    expect(all('content-security-policy')).toEqual([
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ]);
    expect(all('retry-after')).toEqual(status === 503 ? ['5'] : []);
  }
});

test('TLS refuses ciphers without forward secrecy, and versions before 1.2', async () => {
  await using cleanup = new AsyncDisposableStack();
  const { nginx } = await openProxy(cleanup);
  const handshake = (options: Partial<ConnectionOptions>) =>
    new Promise<string>((resolve) => {
      const socket = connectTls({
        port: nginx.httpsPort,
        host: '127.0.0.1',
        servername: 'localhost',
        ca: nginx.certificate,
        ...options,
      });
      socket.once('secureConnect', () => {
        resolve(socket.getProtocol() ?? '');
        socket.destroy();
      });
      socket.once('error', () => resolve('refused'));
    });
  const old = { maxVersion: 'TLSv1.2', minVersion: 'TLSv1.2' } as const;
  expect(await handshake({})).toBe('TLSv1.3');
  expect(await handshake(old)).toBe('TLSv1.2');
  expect(await handshake({ ...old, ciphers: 'AES128-SHA:AES256-GCM-SHA384' })).toBe('refused');
  expect(await handshake({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })).toBe('refused');
});

test('nginx replaces the forwarding headers of a client, and sends no header of the client to the module store', async () => {
  await using cleanup = new AsyncDisposableStack();
  const { nginx, reached } = await openProxy(cleanup);
  const lies = [
    'X-Forwarded-For: 10.1.2.3',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: http',
    'Forwarded: for=10.1.2.3',
    'Cookie: a=b',
    'Authorization: Bearer secret',
    'Referer: https://localhost/secret',
  ];
  for (const place of ['/', '/api', '/files/x']) await sendRaw(nginx, 'https', get(place, ...lies));
  expect(reached.length).toBe(3);
  for (const { headers } of reached.splice(0))
    expect(headers).toMatchObject({
      host: 'localhost',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'https',
    });
  await sendRaw(nginx, 'https', get('/modules/x.js', ...lies));
  expect(JSON.stringify(reached)).not.toMatch(/10\.1\.2\.3|evil|secret|a=b/);
  const posted = await sendRaw(nginx, 'https', get('/modules/x.js').replace('GET', 'POST'));
  expect(posted.status).toBe(403);
});

test('too many requests and too large bodies get errors that the page can explain', async () => {
  await using cleanup = new AsyncDisposableStack();
  const { nginx } = await openProxy(cleanup, (template) =>
    template.replace('burst=400', 'burst=5').replace('rate=200r/s', 'rate=1r/s'),
  );
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => sendRaw(nginx, 'https', get('/api?action=programme'))),
  );
  const refused = replies.filter(({ status }) => status === 429);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(refused).toHaveLength(6);
  for (const reply of refused) {
    expect(JSON.parse(reply.body)).toEqual({
      error: { code: 'slow-down', details: { retryAfterSeconds: 5 } },
    });
    expect([valueOf(reply, 'retry-after'), valueOf(reply, 'content-type')]).toEqual([
      '5',
      'application/json',
    ]);
    expect(valueOf(reply, 'strict-transport-security')).toBe(hsts);
  }
  const large = `POST /files/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 30000000\r\n\r\n`;
  const tooLarge = await sendRaw(nginx, 'https', large);
  expect([tooLarge.status, JSON.parse(tooLarge.body)]).toEqual([
    413,
    { error: { code: 'too-large' } },
  ]);
});

test('while no server runs, a call gets 503 with Retry-After', async () => {
  await using cleanup = new AsyncDisposableStack();
  const { nginx } = await openProxy(cleanup, (template) =>
    template.replaceAll(/\$\{(FIRST|SECOND)_SERVER\}/g, '127.0.0.1:1'),
  );
  const reply = await sendRaw(nginx, 'https', get('/api?action=programme'));
  expect([reply.status, valueOf(reply, 'retry-after')]).toEqual([503, '5']);
  expect(JSON.parse(reply.body).error.code).toBe('unavailable');
});

test('a stream of changes is passed on at once, without buffering, and only over TLS', async () => {
  await using cleanup = new AsyncDisposableStack();
  const { nginx } = await openProxy(cleanup);
  const request = 'GET /api/changes?id=1 HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const socket = dial(nginx, 'https');
  cleanup.defer(() => void socket.destroy());
  socket.write(request);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  await expect.poll(() => received).toContain('event: tag');
  const plain = request.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n');
  expect((await sendRaw(nginx, 'http', plain)).status).toBe(403);
});

test('slow clients are disconnected, and incomplete calls never reach a server', async () => {
  await using cleanup = new AsyncDisposableStack();
  const { nginx, reached } = await openProxy(cleanup, (template) => {
    const quick = template.replaceAll(/(client_(?:header|body)_timeout) 15s/g, '$1 1s');
    expect(quick.match(/_timeout 1s/g)).toHaveLength(4);
    return quick;
  });
  const head = 'POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{';
  for (const [scheme, sent] of [
    ['http', 'GET / HTTP/1.1\r\nHo'],
    ['https', 'GET / HTTP/1.1\r\nHo'],
    ['https', head],
  ] as const) {
    const socket = dial(nginx, scheme).on('error', () => undefined);
    const closed = new Promise((resolve) => socket.resume().once('close', resolve));
    socket.write(sent);
    await closed;
  }
  expect(reached).toEqual([]);
});
