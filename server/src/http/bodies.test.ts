import { contract, type ActionName } from '@cert/shared/contract';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import querystring from 'node:querystring';
import { createValidInputs } from '../testing/createValidInputs.ts';
import { tokenOf } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ bodyLimitBytes: 1_048_576 });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const json = 'application/json';
const formType = 'application/x-www-form-urlencoded';
const post = (payload: string | Buffer, type = json) =>
  site.app.inject({ method: 'POST', url: '/api', headers: { 'content-type': type }, payload });

const malformed = { error: { code: 'invalid-input', details: { fields: { body: 'malformed' } } } };
const manyFields = (count: number) => Array.from({ length: count }, (_, at) => `a${at}=`).join('&');

describe('a call’s body without sign-in', () => {
  const padded = (bytes: number, fields: object = {}) =>
    JSON.stringify({
      action: 'userLogin',
      email: 'a@example.com',
      ...fields,
      password: 'x',
    }).replace('{', `{${' '.repeat(bytes)}`);

  it('may have 64 kB at most', async () => {
    expect((await post(padded(65_000))).json().error.code).toBe('invalid-input');
    const refused = await post(padded(65_600));
    expect([refused.statusCode, refused.json()]).toEqual([413, { error: { code: 'too-large' } }]);
  });

  it('over 64 kB with an invalid token is refused as “signed out”, so that the page asks to sign in again', async () => {
    const refused = await post(padded(65_600).replace('{', '{"authToken":"of-nobody",'));
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'signed-out']);
  });

  it('is refused as too large even if a valid token follows after the first 64 kB', async () => {
    const late = await post(padded(65_600, { authToken: tokenOf('client') }));
    expect(late.statusCode).toBe(413);
  });

  it('over 64 kB is refused as too large even if the call does not state its length', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    const headers = { 'content-type': json, 'transfer-encoding': 'chunked' };
    const call = request({ host: '127.0.0.1', port, path: '/api', method: 'POST', headers });
    const answered = new Promise<number | undefined>((resolve) =>
      call.once('response', (reply) => resolve(reply.resume().statusCode)),
    );
    for (let sent = 0; sent < 5; sent += 1) call.write(' '.repeat(20_000));
    call.end('{}');
    expect(await answered).toBe(413);
  });

  it('over 64 kB is answered with 404 at an unknown address', async () => {
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: '/elsewhere',
      headers: { 'content-type': json },
      payload: `"${'x'.repeat(70_000)}"`,
    });
    expect(statusCode).toBe(404);
  });

  it.each([
    ['a form of 16,000 fields', 'a=&'.repeat(16_000), formType],
    ['a list with 60,000 levels of nesting', '['.repeat(60_000), json],
    ['an object with 12,000 levels of nesting', '{"a":'.repeat(12_000), json],
    ['JSON with 30,000 values', `{"a":[${'1,'.repeat(30_000)}1]}`, json],
    ['JSON with 10,501 field names', `{${'"a":1,'.repeat(10_500)}"a":1}`, json],
  ])('is refused without being parsed when it is %s', async (_what, payload, type) => {
    const parsers = [jest.spyOn(JSON, 'parse'), jest.spyOn(querystring, 'parse')];
    const { statusCode, body } = await post(payload, type);
    const parsed = parsers.flatMap(({ mock }) => mock.calls.map(([text]) => String(text).length));
    jest.restoreAllMocks();
    expect([statusCode, JSON.parse(body)]).toEqual([400, malformed]);
    expect(parsed.filter((length) => length > 1_000)).toEqual([]);
  });
});

describe('a call’s body', () => {
  it('with a valid token may be larger than 64 kB', async () => {
    const save = (content: string) =>
      post(
        JSON.stringify({
          action: 'infoAdditionalSave',
          authToken: tokenOf('lead'),
          id: site.world.questionnaire,
          info: { mainFocus: content },
          unknown: 'x'.repeat(200_000),
        }),
      );
    expect((await save('Said')).json()).toMatchObject({ saved: { mainFocus: { revision: 1 } } });
    const form = new URLSearchParams({ authToken: tokenOf('client'), action: 'userLogout' });
    const large = await post(`${form}&unknown=${'x'.repeat(200_000)}`, formType);
    expect(large.statusCode).toBe(200);
  });

  it.each([
    ['1,001 fields', manyFields(1_001), formType],
    ['21 nested levels', `{"action":"userLogout","a":${'['.repeat(20)}${']'.repeat(20)}}`, json],
    ['10,001 values', `{"action":"userLogout","a":[${'1,'.repeat(10_000)}1]}`, json],
    ['the key `__proto__`', '{"action":"userLogout","a":{"__proto__":{"b":1}}}', json],
    ['the key `constructor`', '{"action":"userLogout","a":{"constructor":{"prototype":{}}}}', json],
  ])('with %s is refused as malformed', async (_what, payload, type) => {
    const refused = await post(payload, type);
    expect([refused.statusCode, refused.json()]).toEqual([400, malformed]);
  });

  it.each([
    ['1,000 fields', `action=userLogout&${manyFields(999)}`, formType],
    ['20 nested levels', `{"action":"userLogout","a":${'['.repeat(19)}${']'.repeat(19)}}`, json],
    ['brackets within texts', `{"action":"userLogout","a":"\\"${'[{,'.repeat(9_000)}"}`, json],
  ])('with %s is not refused as malformed', async (_what, payload, type) => {
    expect((await post(payload, type)).statusCode).toBe(401);
  });

  it('is refused when JSON in a form’s field is nested too deeply', async () => {
    const fields = {
      action: 'infoAdditionalSave',
      authToken: tokenOf('lead'),
      id: String(site.world.questionnaire),
      info: `{"mainFocus":"a","x":${'['.repeat(30)}${']'.repeat(30)}}`,
    };
    const refused = await post(new URLSearchParams(fields).toString(), formType);
    expect(refused.json().error).toEqual({
      code: 'invalid-input',
      details: { fields: { info: 'malformed' } },
    });
  });

  it('is refused when it is neither JSON nor a form', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])
      expect((await post('x', type)).statusCode).toBe(400);
  });
});

it('a query string of more than 1,000 fields is refused', async () => {
  const ask = (count: number) =>
    site.app.inject({ url: `/api?action=programme&${manyFields(count)}` });
  expect((await ask(999)).statusCode).toBe(200);
  const refused = await ask(1_000);
  expect([refused.statusCode, refused.json()]).toEqual([400, malformed]);
  // A long query is harmless here, because this route does not parse it.
  expect((await site.app.inject(`/healthz?${manyFields(2_000)}`)).statusCode).toBe(200);
});

describe('a text with characters that the database cannot store', () => {
  const unstorable = ['a\u0000b', '\u0000', 'a\ud800b', '\udc00'];
  const names = Object.keys(contract) as ActionName[];

  /**
   * Yields one variant of the value for each of its texts and field names, with `wrong` appended to that text or name.
   */
  function* corruptedVariants(value: unknown, wrong: string): Generator {
    if (typeof value === 'string') yield `${value}${wrong}`;
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      for (const other of corruptedVariants(inner, wrong)) yield { ...value, [name]: other };
      yield { ...value, [`${name}${wrong}`]: inner };
    }
  }

  const asTexts = (fields: object) =>
    Object.entries(fields).map(([field, value]): [string, string] => [
      field,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);

  it.each(names)('is refused as invalid in every field of %s', async (name) => {
    const fields = {
      ...createValidInputs(site, 'lead')[name],
      action: name,
      authToken: tokenOf('lead'),
    };
    const isPost = contract[name].method === 'POST';
    const statuses: number[] = [];
    const note = async (sent: ReturnType<typeof post>) => statuses.push((await sent).statusCode);
    for (const wrong of unstorable) {
      if (isPost)
        for (const input of corruptedVariants({ ...fields, unknown: { x: ['y'] } }, wrong))
          await note(post(JSON.stringify(input)));
      // In a URL or a form a lone surrogate becomes another character, so it is sent as JSON only.
      if (!wrong.isWellFormed()) continue;
      for (const input of corruptedVariants(fields, wrong)) {
        const texts = new URLSearchParams(asTexts(input as object)).toString();
        await note(isPost ? post(texts, formType) : site.app.inject(`/api?${texts}`));
      }
    }
    expect(statuses.length).toBeGreaterThanOrEqual(8);
    expect(new Set(statuses)).toEqual(new Set([400]));
  });

  it('is refused in the address of a page, a file or a module', async () => {
    const { files, clock } = site;
    const at = clock.now;
    const file = { storedName: `${'0'.repeat(32)}.pdf`, fileType: 'application/pdf', at } as const;
    const holder = { accountId: 1, tokenHash: 'hash' };
    const url = await files.signDownload({ ...file, holder, fileName: 'a.pdf' });
    for (const place of [
      '/%00',
      '/files/%00.pdf',
      url.replace('a.pdf', 'a%00.pdf'),
      url.replace('/files/', '/files/%00'),
      '/hr/1/category/%00',
      '/modules/%00/entry.js',
    ]) {
      const { statusCode } = await site.app.inject(place);
      expect([place, [400, 403, 404].includes(statusCode)]).toEqual([place, true]);
    }
  });
});
