import { connect, type AddressInfo } from 'node:net';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { tokenOf } from '../testing/createTestWorld.ts';

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await openTestSite();
  await site.reset();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app.server.address() as AddressInfo);
});
afterAll(() => site.close());

/** Sends raw bytes over a new connection. @returns the answer until the server closes or resets it */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let replies = '';
  socket.on('data', (text: string) => (replies += text));
  socket.on('error', () => {});
  socket.write(lines.join('\r\n'));
  await new Promise((resolve) => socket.once('close', resolve));
  return replies;
}

const statuses = (replies: string) =>
  [...replies.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe('request smuggling (a request hidden behind one with an ambiguous length)', () => {
  const head = ['POST /api HTTP/1.1', 'host: a', 'content-type: application/json'];
  const hidden = ['GET /healthz HTTP/1.1', 'host: a', 'connection: close', '', ''];

  it.each([
    [
      'a length and a chunked encoding',
      ['content-length: 6', 'transfer-encoding: chunked', '', '0', '', ''],
    ],
    ['two lengths', ['content-length: 0', 'content-length: 5', '', '']],
    [
      'a chunked encoding that is not the last encoding',
      ['transfer-encoding: chunked, identity', '', '0', '', ''],
    ],
    ['an unknown encoding', ['transfer-encoding: xchunked', '', '0', '', '']],
    ['a space before a colon', ['content-length : 5', '', '']],
    ['a length with a plus sign', ['content-length: +5', '', '']],
    ['a broken chunk', ['transfer-encoding: chunked', '', '1z', 'x', '0', '', '']],
    ['a bare line feed in a header', ['x-a: b\ncontent-length: 5', '', '']],
  ])(
    'a request with %s is refused or gets no reply, and the hidden request is not answered',
    async (_what, rest) => {
      const replies = await send(...head, ...rest.slice(0, -1), hidden.join('\r\n'));
      // The smuggled part must never be parsed as a separate request. A reset may arrive before the refusal.
      expect([[400], []]).toContainEqual(statuses(replies));
    },
  );

  it('after a request with a clear length, the next request on the same connection is answered', async () => {
    const replies = await send(...head, 'content-length: 2', '', `{}${hidden.join('\r\n')}`);
    expect(statuses(replies)).toEqual([400, 200]);
  });
});

it('a request with the method TRACE gets 404, and the reply repeats none of its headers', async () => {
  const head = ['host: a', 'x-secret: 1', 'connection: close', '', ''];
  const replies = await send('TRACE /api HTTP/1.1', ...head);
  expect(statuses(replies)).toEqual([404]);
  expect(replies).not.toContain('x-secret');
});

it('pages of other sites get no CORS permission, neither for a call nor for its preflight', async () => {
  const headers = { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' };
  for (const method of ['GET', 'OPTIONS'] as const) {
    const reply = await site.app.inject({ method, url: '/api?action=programme', headers });
    expect(Object.keys(reply.headers).filter((name) => /^access-control/.test(name))).toEqual([]);
  }
});

describe('a parameter that is given twice', () => {
  const ask = (query: string) => site.app.inject(`/api?${query}`);

  it.each([
    ['the action', 'action=info&action=programme', { action: 'unknown' }],
    ['a field', 'action=programme&language=en&language=hr', { language: 'malformed' }],
  ])('is refused: %s', async (_what, query, fields) => {
    const reply = await ask(query);
    expect([reply.statusCode, reply.json().error.details.fields]).toEqual([400, fields]);
  });

  it('does not authenticate the caller when it is the token', async () => {
    const query = `action=certifierQuestionnaireList&authToken=x&authToken=${tokenOf('client')}`;
    expect((await ask(query)).statusCode).toBe(401);
  });

  it('cannot come from both address and body: a POST reads action and token from its body only', async () => {
    const reply = await site.app.inject({
      method: 'POST',
      url: `/api?action=userLogout&authToken=${tokenOf('client')}`,
      payload: {},
    });
    expect([reply.statusCode, reply.json().error.details.fields]).toEqual([
      400,
      { action: 'missing' },
    ]);
  });
});
