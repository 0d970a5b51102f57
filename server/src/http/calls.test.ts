import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { tokenOf } from '../testing/createTestWorld.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const post = (payload: string, type = 'application/json') =>
  site.app.inject({ method: 'POST', url: '/api', headers: { 'content-type': type }, payload });

describe('a malformed call', () => {
  it.each([
    ['no action', '{}', { action: 'missing' }],
    ['an unknown action', '{"action":"toString"}', { action: 'unknown' }],
    [
      'an action that is called with the wrong method',
      '{"action":"info"}',
      { action: 'wrong-method' },
    ],
    ['a list instead of an object', '[1]', { body: 'malformed' }],
    ['broken JSON', '{"action":', { body: 'malformed' }],
    ['the key `__proto__`', '{"__proto__":{},"action":"userLogout"}', { body: 'malformed' }],
    ['an empty body', '', { body: 'malformed' }],
  ])('is refused with the name of the invalid part: %s', async (_what, payload, fields) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: { code: 'invalid-input', details: { fields } } });
  });

  it('is refused when its content type is neither JSON nor a form', async () => {
    expect((await post('<a/>', 'application/xml')).statusCode).toBe(400);
    expect((await post('action=userLogout', 'text/plain')).statusCode).toBe(400);
  });

  it('is refused when its body is over the size limit', async () => {
    const response = await post(JSON.stringify({ action: 'userLogin', email: 'x'.repeat(20_000) }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ error: { code: 'too-large' } });
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)(
    'is refused when its method is %s',
    async (method) => {
      const response = await site.app.inject({ method, url: '/api?action=info' });
      expect(response.statusCode).toBe(400);
      expect(response.json().error.details.fields).toEqual({ action: 'wrong-method' });
    },
  );

  it('is refused with the names of all fields that are missing or malformed', async () => {
    const { status, error } = await site.call(null, 'userLogin', { email: 7 as never });
    expect(status).toBe(400);
    expect(error.details!['fields']).toEqual({ email: 'malformed', password: 'missing' });
  });

  it.each(['0', '-1', '1.5', 'x', '99999999999'])('is refused when the id is %j', async (id) => {
    const { status, error } = await site.call('client', 'info', { id });
    expect(status).toBe(400);
    expect(error.details!['fields']).toEqual({ id: 'malformed' });
  });

  it('is refused when a required field of its query is empty; empty optional fields are ignored', async () => {
    const { questionnaire: id } = site.world;
    const refused = await site.call('client', 'areaCategory', { id: '', slug: '' } as never);
    expect(refused.error.details!['fields']).toMatchObject({ id: 'missing' });
    const { status, error } = await site.call('client', 'areaCategory', {
      id,
      slug: '',
      language: '',
    } as never);
    expect([status, error.details!['fields']]).toEqual([
      400,
      { slug: 'missing', language: 'missing' },
    ]);
    const filters = {
      benchmarkCountry: '',
      benchmarkIndustry: '',
      benchmarkGroup: '',
      benchmarkNew: '',
    };
    const report = { id, language: 'en' } as const;
    const filtered = await site.call('lead', 'report', { ...report, ...filters } as never);
    expect(filtered.text).toBe((await site.call('lead', 'report', report)).text);
  });

  it('is refused when a text contains a null character or half of a surrogate pair', async () => {
    for (const email of ['a\u0000b', 'a\ud800b']) {
      const { status } = await site.call(null, 'userLogin', { email, password: 'x' });
      expect(status).toBe(400);
    }
  });
});

describe('a call sent as a form', () => {
  const form = (fields: { [name: string]: string }) =>
    post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');

  it('can contain numbers and objects as JSON text, and null as an empty field', async () => {
    const { questionnaire, area } = site.world;
    const grade = (value: string) =>
      form({
        action: 'certifierAreaGradeSet',
        authToken: tokenOf('certifier'),
        id: String(questionnaire),
        areaId: String(area('brand')),
        grade: value,
      });
    expect((await grade('2.5')).json()).toMatchObject({ grade: 2.5 });
    expect((await grade('')).json()).toMatchObject({ grade: null });
    const left = await form({
      action: 'reportContentSaveItems',
      authToken: tokenOf('lead'),
      ...{ id: String(questionnaire), language: 'en', content: '{}', versions: '' },
    });
    expect(left.json()).toEqual({ saved: {}, conflicts: {} });
    expect((await grade('2.6')).statusCode).toBe(400);
    const key = `question_comments_${site.world.question('strategy')}`;
    const saved = await form({
      action: 'questionnaireAnswersSave',
      authToken: tokenOf('client'),
      id: String(questionnaire),
      answers: JSON.stringify({ [key]: { value: true, content: '7' } }),
    });
    expect(saved.json()).toMatchObject({ saved: { [key]: { revision: 1 } } });
  });

  it('keeps a text that looks like a number as text', async () => {
    const response = await form({ action: 'userLogin', email: '123', password: '456' });
    expect(response.json().error.details.fields).toEqual({ password: 'wrong' });
  });
});

describe('a reply', () => {
  it('is never stored by a browser or proxy', async () => {
    const { headers } = await site.call('client', 'info', { id: site.world.questionnaire });
    expect(headers['cache-control']).toBe('no-store');
    const refused = await site.call(null, 'info', { id: site.world.questionnaire });
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  it('of the category list is sent again only when it has changed', async () => {
    const input = { id: site.world.questionnaire, language: 'en' } as const;
    const first = await site.call('client', 'areaCategoryList', input);
    const etag = String(first.headers['etag']);
    const knowing = site.callWith({ 'if-none-match': etag });
    const again = await knowing('client', 'areaCategoryList', input);
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag]);
    const key = `question_${site.world.question('strategy')}`;
    await site.call('client', 'questionnaireAnswersSave', {
      id: input.id,
      answers: { [key]: { value: true, answerId: site.world.answer('plan') } },
    });
    const changed = await knowing('client', 'areaCategoryList', input);
    expect(changed.status).toBe(200);
  });

  it.each(['br', 'gzip'])('of more than a kilobyte is compressed with %s', async (encoding) => {
    const query = {
      action: 'areaCategory',
      id: String(site.world.questionnaire),
      slug: 'attracting',
      language: 'en',
      authToken: tokenOf('client'),
    };
    const headers = { 'accept-encoding': encoding };
    const large = await site.app.inject({ url: '/api', query, headers });
    expect(large.headers['content-encoding']).toBe(encoding);
    const empty = { action: 'certifierQuestionnaireList', authToken: tokenOf('client') };
    const small = await site.app.inject({ url: '/api', query: empty, headers });
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('contains the configured names of the programme, also inside the texts of an edition', async () => {
    expect((await site.call(null, 'programme', {})).reply).toMatchObject({
      product: 'Testmark',
      beyondProduct: 'Testmark Plus',
      provider: 'Testers',
    });
    const { reply } = await site.call('client', 'areaCategory', {
      id: site.world.questionnaire,
      slug: 'attracting',
      language: 'hr',
    });
    expect(reply.title).toBe('Attracting Testmark 2026 hr');
  });
});
