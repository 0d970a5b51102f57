import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { testProgramme } from '../testing/testProgramme.ts';

let folder: string;
let site: TestSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cert-site-'));
  await write('secret.txt', 'outside of what is served');
  await write('dist/modules.json', '{"modules":[]}');
  await write('dist/modules/report/1.0.0/entry.0123456789.js', 'export {};');
  await write('dist/modules/report/1.0.0/entry.0123456789.js.br', brotliCompressSync('export {};'));
  await write('dist/shell/shell.0123456789.js', 'export {};');
  await write('dist/shell/robots.txt', 'Disallow: /');
  await write(
    'dist/shell/index.html',
    '<head><meta name="csp-nonce" content="__CSP_NONCE__" /><title></title></head><body></body>',
  );
  site = await openTestSite({ siteFolder: join(folder, 'dist') });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

const get = (url: string, headers: { [name: string]: string } = {}) =>
  site.app.inject({ url, headers });
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const forever = 'public, max-age=31536000, immutable';

describe('the registry of modules', () => {
  it('is revalidated each time, and sent again only when it has changed', async () => {
    const first = await get('/modules.json');
    expect([first.statusCode, first.json()]).toEqual([200, { modules: [] }]);
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    expect((await get('/modules.json', { 'if-none-match': etag })).statusCode).toBe(304);
    await write('dist/modules.json', '{"modules":[ ]}');
    expect((await get('/modules.json', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('a module’s file', () => {
  const address = '/modules/report/1.0.0/entry.0123456789.js';

  it('can be cached for ever', async () => {
    const response = await get(address);
    expect([response.statusCode, response.body]).toEqual([200, 'export {};']);
    expect(response.headers['cache-control']).toBe(forever);
    expect(response.headers['content-type']).toMatch('javascript');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is sent in the compressed form that the build has written', async () => {
    const response = await get(address, { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toMatch('javascript');
    expect(response.rawPayload).toEqual(brotliCompressSync('export {};'));
  });

  it.each(['/modules/report/1.0.0/gone.js', '/modules/report/', '/modules/', '/modules/none'])(
    'that is missing (%s) gets 404 instead of the shell’s page, even if a browser asks for a page',
    async (url) => {
      const response = await get(url, asBrowser);
      expect([response.statusCode, response.body]).toEqual([404, 'Not found']);
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('the shell’s page', () => {
  it.each(['/', '/index.html', '/login', '/hr/12/category/attracting/1'])(
    'is sent to a browser at %s',
    async (url) => {
      const response = await get(url, asBrowser);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it('allows only scripts of the site, and its own style element by a nonce that is new in each reply', async () => {
    const replies = [await get('/', asBrowser), await get('/', asBrowser)];
    const nonces = replies.map(({ body }) => /content="([^"]+)"/.exec(body)![1]!);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(Buffer.from(nonces[0]!, 'base64')).toHaveLength(16);
    const policy = String(replies[0]!.headers['content-security-policy']);
    expect(policy).toContain(`style-src-elem 'self' 'nonce-${nonces[0]}'`);
    expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
    expect(replies[0]!.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('contains the programme’s names and colours, so that nothing changes while it loads', async () => {
    const { body, headers } = await get('/', asBrowser);
    expect(body).toContain('<title>Testmark</title>');
    const { brand } = testProgramme;
    const data = /<script type="application\/json" id="programme-data">([^<]+)<\/script>/.exec(
      body,
    )![1]!;
    const replies = JSON.parse(data) as { [language: string]: unknown };
    for (const language of ['hr', 'sr', 'en'] as const)
      expect(replies[language]).toEqual((await site.call(null, 'programme', { language })).reply);
    const style = /<style nonce="([^"]+)">(.*?)<\/style><\/head>/.exec(body)!;
    expect(headers['content-security-policy']).toContain(`'nonce-${style[1]}'`);
    expect(style[2]).toContain(`:root,[data-theme='light']{--brand:#0b6e4f;`);
    expect(style[2]).toContain(`--brand:${brand.tokens.dark.brand};`);
    expect(body).toContain('<meta name="theme-color" content="#0b6e4f" />');
    expect(body).toContain(`<link rel="icon" href="${brand.icon.address}" type="image/svg+xml" />`);
  });

  it('contains the current registry of modules; a text in the registry cannot end its script element', async () => {
    const file = 'dist/modules.json';
    const registry = { modules: [], change: 'note: </script><script>alert(1)</script>' };
    await write(file, JSON.stringify(registry));
    const { body } = await get('/', asBrowser);
    const pattern = /<script type="application\/json" id="modules-data">([^<]+)<\/script><\/body>/;
    expect(JSON.parse(pattern.exec(body)![1]!)).toEqual(registry);
    await write(file, '{"modules":');
    expect((await get('/', asBrowser)).body).toContain('<body></body>');
    await write(file, '{"modules":[]}');
    expect((await get('/', asBrowser)).body).toContain('id="modules-data">{"modules":[]}<');
  });

  it('names no origin for trials of builds if none is configured', async () => {
    expect((await get('/', asBrowser)).body).toContain('<meta name="try-origins" content="" />');
  });

  it('is not sent for a missing script, for a POST or for an unknown address of the API', async () => {
    expect((await get('/shell.gone.js', { accept: '*/*' })).statusCode).toBe(404);
    expect((await site.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
    expect((await get('/api/other', asBrowser)).statusCode).toBe(404);
  });

  it('comes with files that can be cached for ever only if their name has a content hash', async () => {
    expect((await get('/shell.0123456789.js')).headers['cache-control']).toBe(forever);
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });
});

async function ask(path: string): Promise<{ status: number | undefined; body: string }> {
  const { port } = site.app.server.address() as AddressInfo;
  const sent = request({ port, path, headers: { ...asBrowser, connection: 'close' } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

describe('an address that tries to reach files outside of the site', () => {
  beforeAll(() => site.app.listen({ port: 0 }));

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/modules/../../secret.txt',
    '/modules/..%2f..%2fsecret.txt',
    '/modules/%2e%2e/%2e%2e/secret.txt',
    '/modules/report%2f1.0.0/entry.0123456789.js',
    '/modules/report/..\\..\\..\\secret.txt',
    '/modules//report/1.0.0/entry.0123456789.js',
    '/%252e%252e/secret.txt',
    '/%00',
    '/%zz',
  ])('%s gets 404', async (path) => {
    // The request uses a real connection, because `inject` normalizes the path.
    expect(await ask(path)).toEqual({ status: 404, body: 'Not found' });
  });

  it.each(['/%zz', '/%c0', '/nowhere.js'])(
    '%s is answered with strict security headers',
    async (path) => {
      const { headers } = await site.app.inject(path);
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      });
    },
  );
});

describe('a drawing of the programme', () => {
  const { logo } = testProgramme.brand;

  it('can be cached for ever, and can neither run nor load anything', async () => {
    const { statusCode, headers, body } = await get(logo.address);
    expect([statusCode, body]).toEqual([200, logo.svg]);
    expect(headers).toMatchObject({
      'cache-control': forever,
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it('is not found at any address other than the one that the programme states', async () => {
    for (const url of ['/programme/0000000000000000.svg', '/programme/', '/programme/logo.svg'])
      expect((await get(url, { accept: 'image/svg+xml,image/*,*/*;q=0.8' })).statusCode).toBe(404);
  });
});

describe('the server’s health checks', () => {
  it('say that the server is alive, and that it is ready while the database answers', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
    const other = await openTestSite();
    await other.reset();
    await other.db.destroy();
    expect((await other.app.inject('/readyz')).statusCode).toBe(503);
    expect((await other.app.inject('/healthz')).statusCode).toBe(200);
    await other.close();
  });
});
