import { tokenOf } from '../testing/makeWorld.ts';
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
  ])('is sent to the same address of the main one, for good: %s', async (url) => {
    const { statusCode, headers } = await ask('old.example.com', url);
    expect(statusCode).toBe(308);
    expect(headers.location).toBe(`${mainOrigin}${url}`);
    expect(new URL(String(headers.location)).origin).toBe(mainOrigin);
  });

  it.each(['OLD.example.com', 'old.example.com:8080'])('is known as %s, too', async (host) => {
    expect((await ask(host, '/2')).headers.location).toBe(`${mainOrigin}/2`);
  });

  it('keeps a call what it is, and leaves no token in the log or in a cache', async () => {
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

describe('everybody else', () => {
  it.each(['platform.example.com', '127.0.0.1', 'older.example.com', 'old.example.com.evil.test'])(
    'stays where he or she is: %s',
    async (host) => {
      const { statusCode, headers } = await ask(host, '/healthz');
      expect([statusCode, headers.location]).toEqual([200, undefined]);
    },
  );
});
