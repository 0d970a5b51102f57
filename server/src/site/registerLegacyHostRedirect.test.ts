import { connect, type AddressInfo } from 'node:net';
import { tokenOf } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

const mainOrigin = 'https://platform.example.com';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ legacyHost: { name: 'old.example.com', mainOrigin } });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const ask = (host: string, url: string, method: 'GET' | 'POST' = 'GET') =>
  site.app.inject({ method, url, headers: { host, accept: 'text/html' } });

describe('a visitor of the former host name', () => {
  it.each([
    '/',
    '/hr/2/info',
    '/en/2/category/engagement/5?from=mail&x=%C5%A1',
    '/modules.json',
    '//elsewhere.example/path',
    '/@elsewhere.example',
  ])('is redirected permanently to the same address on the main host: %s', async (url) => {
    const { statusCode, headers } = await ask('old.example.com', url);
    expect(statusCode).toBe(308);
    expect(headers.location).toBe(`${mainOrigin}${url}`);
    expect(new URL(String(headers.location)).origin).toBe(mainOrigin);
  });

  it.each(['OLD.example.com', 'old.example.com:8080'])(
    'is redirected also if the host name is spelled %s',
    async (host) => {
      expect((await ask(host, '/2')).headers.location).toBe(`${mainOrigin}/2`);
    },
  );

  it('is redirected with all parameters of a call, and the token among them is neither logged nor cached', async () => {
    const url = `/api?action=info&id=1&authToken=${tokenOf('client')}`;
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, headers } = await ask('old.example.com', url, method);
      expect([statusCode, headers.location]).toEqual([308, `${mainOrigin}${url}`]);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(site.log.join('')).toContain('/api');
    expect(site.log.join('')).not.toContain(tokenOf('client'));
  });
});

describe('an address with special bytes', () => {
  /** Sends a request that client libraries cannot send, and returns the complete reply. */
  const sendRaw = async (path: string): Promise<string> => {
    const { port } = site.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end(
      `GET ${path} HTTP/1.1\r\nHost: old.example.com\r\nConnection: close\r\n\r\n`,
      'latin1',
    );
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('latin1');
  };
  beforeEach(() => site.app.listen({ port: 0, host: '127.0.0.1' }));

  it.each([
    '/x%0d%0aSet-Cookie:%20evil=1',
    '/x%0aSet-Cookie:%20evil=1',
    '/x%E5%98%8D%E5%98%8ASet-Cookie:%20evil=1',
    '/x?a=%0d%0aSet-Cookie:%20evil=1',
  ])('stays encoded in the redirect and cannot add a header: %s', async (path) => {
    const reply = await sendRaw(path);
    expect(reply).toMatch(/^HTTP\/1\.1 308 /);
    expect(reply.toLowerCase()).toContain(`\r\nlocation: ${mainOrigin}${path}\r\n`.toLowerCase());
    expect(reply.toLowerCase()).not.toContain('\r\nset-cookie');
  });

  it.each(['/x\u0001y', '/x\ry', '/x\u0000y'])(
    'is refused if it contains an unencoded control character: %j',
    async (path) => {
      expect(await sendRaw(path)).toMatch(/^HTTP\/1\.1 400 [^\r]*\r\n(?!.*location)/s);
    },
  );
});

describe('a visitor of any other host name', () => {
  it.each(['platform.example.com', '127.0.0.1', 'older.example.com', 'old.example.com.evil.test'])(
    'is not redirected: %s',
    async (host) => {
      const { statusCode, headers } = await ask(host, '/healthz');
      expect([statusCode, headers.location]).toEqual([200, undefined]);
    },
  );
});
