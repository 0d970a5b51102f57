import { Refusal } from '../../domain/index.ts';
import { aSession, memoryStorage } from '../../testing/index.ts';
import { createSessionStore } from '../session/session.ts';
import { createApi, UnreachableError } from './api.ts';

type Answer = {
  status?: number;
  body?: unknown;
  text?: string;
  etag?: string;
  retryAfter?: string;
};

/** An API client whose requests get these answers in order; an `Error` stands for a broken connection. */
function aClient(...answers: (Answer | Error)[]) {
  const session = createSessionStore(memoryStorage());
  const requests: { address: URL; init: RequestInit }[] = [];
  const fetch = async (address: RequestInfo | URL, init: RequestInit = {}) => {
    requests.push({ address: new URL(address as string, 'http://site.test'), init });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new TypeError('nothing more to answer');
    const { status = 200, body = {}, text = JSON.stringify(body), etag, retryAfter } = answer;
    const headers = { ...(etag && { etag }), ...(retryAfter && { 'retry-after': retryAfter }) };
    return new Response(status === 304 ? null : text, { status, headers });
  };
  return { api: createApi({ fetch, session }), session, requests };
}

const aList = [{ id: 7, title: 'Jadran Foods', year: 2026 }];
const refusal = (code: string, details?: unknown) => ({ error: { code, details } });

describe('a call to the server', () => {
  it('that reads sends its input and the token in the query of the address only', async () => {
    const { api, session, requests } = aClient({ body: [] });
    session.start(aSession({ token: 'secret' }));
    await api.read('areaCategoryList', { id: 7, language: 'en' });
    const { address, init } = requests[0]!;
    expect(address.pathname).toBe('/api');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      action: 'areaCategoryList',
      id: '7',
      language: 'en',
      authToken: 'secret',
    });
    expect(init.method ?? 'GET').toBe('GET');
    expect(JSON.stringify({ headers: init.headers, body: init.body ?? null })).not.toContain(
      'secret',
    );
  });

  it('that changes something sends everything in its body and nothing in its address', async () => {
    const { api, session, requests } = aClient({ body: { grade: 2, gradedAt: null } });
    session.start(aSession({ token: 'secret' }));
    await api.act('certifierAreaGradeSet', { id: 7, areaId: 1, grade: 2 });
    const { address, init } = requests[0]!;
    expect(address.href).toBe('http://site.test/api');
    expect(init.method).toBe('POST');
    expect(JSON.parse(init.body as string)).toEqual({
      action: 'certifierAreaGradeSet',
      authToken: 'secret',
      id: 7,
      areaId: 1,
      grade: 2,
    });
    expect(JSON.stringify(init.headers)).not.toContain('secret');
  });

  it('sends no token if nobody is signed in', async () => {
    const { api, requests } = aClient(
      { body: { product: 'Meridian', provider: 'P' } },
      { body: {} },
    );
    await api.read('programme', {});
    await api.act('userLogout', {});
    expect(requests[0]!.address.searchParams.has('authToken')).toBe(false);
    expect(requests[1]!.init.body).not.toContain('authToken');
  });

  it('leaves undefined fields out of the query', async () => {
    const { api, requests } = aClient({ body: {} });
    await api.read('info', { id: 7, language: undefined });
    expect([...requests[0]!.address.searchParams.keys()]).toEqual(['action', 'id']);
  });
});

describe('a reply that was read before', () => {
  it('is requested with its ETag, and not sent again if it is unchanged', async () => {
    const { api, requests } = aClient({ body: aList, etag: '"1"' }, { status: 304 });
    const first = await api.readTagged('certifierQuestionnaireList', {});
    expect(first).toEqual({ reply: aList, etag: '"1"' });
    expect(requests[0]!.init.headers).toEqual({});
    expect(await api.readTagged('certifierQuestionnaireList', {}, first)).toBe(first);
    expect(requests[1]!.init.headers).toEqual({ 'if-none-match': '"1"' });
  });

  it('is replaced by a newer reply', async () => {
    const { api } = aClient({ body: [], etag: '"2"' });
    const known = { reply: aList as never, etag: '"1"' };
    expect(await api.readTagged('certifierQuestionnaireList', {}, known)).toEqual({
      reply: [],
      etag: '"2"',
    });
  });

  it('is requested without an ETag if it had none', async () => {
    const { api, requests } = aClient({ body: [] }, { body: [] });
    const known = await api.readTagged('certifierQuestionnaireList', {});
    await api.readTagged('certifierQuestionnaireList', {}, known);
    expect(requests[1]!.init.headers).toEqual({});
  });
});

describe('a refusal by the server', () => {
  it('is thrown with its code and details', async () => {
    const { api } = aClient({ status: 409, body: refusal('locked', { reason: 'grading-locked' }) });
    const failure = await api
      .act('certifierAreaGradeSet', { id: 7, areaId: 1, grade: 2 })
      .catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(Refusal);
    expect(failure).toMatchObject({ code: 'locked', details: { reason: 'grading-locked' } });
  });

  it.each(['signed-out', 'not-allowed', 'not-found', 'slow-down', 'server-error', 'unavailable'])(
    '“%s” does not end the session',
    async (code) => {
      const { api, session } = aClient({ status: 400, body: refusal(code) });
      session.start(aSession());
      await expect(api.read('certifierQuestionnaireList', {})).rejects.toThrow(code);
      expect(session.get()).not.toBeNull();
    },
  );
});

describe('a call fails as “server unreachable” and the session stays when', () => {
  test.each<[string, Answer | Error]>([
    ['the connection breaks', new TypeError('Failed to fetch')],
    ['the call times out', new DOMException('timed out', 'TimeoutError')],
    ['the call is aborted', new DOMException('aborted', 'AbortError')],
    [
      'another page comes in place of a reply, as from a Wi-Fi portal',
      { text: '<html>Welcome to our Wi-Fi</html>' },
    ],
    ['a proxy sends an error page', { status: 502, text: '<html>Bad gateway</html>' }],
    [
      'an error comes that is not in the server’s format',
      { status: 503, body: { message: 'overloaded' } },
    ],
    ['a refusal comes with an unknown code', { status: 400, body: refusal('teapot') }],
    ['an empty reply comes', { text: '' }],
    ['“not modified” comes although no ETag was sent', { status: 304 }],
  ])('%s', async (_, answer) => {
    const { api, session } = aClient(answer, answer);
    session.start(aSession());
    const answered = jest.fn();
    api.onAnswered(answered);
    await expect(api.read('certifierQuestionnaireList', {})).rejects.toBeInstanceOf(
      UnreachableError,
    );
    expect(answered).not.toHaveBeenCalled();
    expect(session.get()).not.toBeNull();
  });
});

describe('a listener for answers of the server', () => {
  it('is called for every success, also for “not modified”, until it unsubscribes', async () => {
    const { api } = aClient({ body: [], etag: '"1"' }, { status: 304 }, { body: {} }, { body: {} });
    const answered = jest.fn();
    const stop = api.onAnswered(answered);
    const known = await api.readTagged('certifierQuestionnaireList', {});
    await api.readTagged('certifierQuestionnaireList', {}, known);
    await api.act('userLogout', {});
    expect(answered).toHaveBeenCalledTimes(3);
    stop();
    await api.act('userLogout', {});
    expect(answered).toHaveBeenCalledTimes(3);
  });

  it('is not called for a refusal', async () => {
    const { api } = aClient({ status: 429, body: refusal('slow-down') });
    const answered = jest.fn();
    api.onAnswered(answered);
    await expect(api.act('userLogout', {})).rejects.toThrow('slow-down');
    expect(answered).not.toHaveBeenCalled();
  });
});

describe('the report as PDF', () => {
  const input = { action: 'report', id: 7, language: 'en', view: 'standard' } as const;
  afterEach(() => jest.useRealTimers());

  it('is requested again until the server has printed it; the token is only in the body', async () => {
    jest.useFakeTimers();
    const full = { status: 429, body: refusal('slow-down', { retryAfterSeconds: 1 }) };
    const printing = { status: 202, text: '', retryAfter: '1' };
    const { api, session, requests } = aClient(full, printing, { text: '%PDF-' });
    session.start(aSession({ token: 'secret' }));
    const read = api.readReportPdf(input);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(requests).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(await (await read).text()).toBe('%PDF-');
    const { address, init } = requests[2]!;
    expect(address.href).toBe('http://site.test/report.pdf');
    expect(JSON.parse(init.body as string)).toEqual({ authToken: 'secret', ...input });
  });

  it('has another address than the picture of the scorecard', async () => {
    const { api, session, requests } = aClient({ text: 'PNG' });
    session.start(aSession({ token: 'secret' }));
    expect(await (await api.readScorecardPng(input)).text()).toBe('PNG');
    expect(requests[0]?.address.href).toBe('http://site.test/scorecard.png');
  });

  it('fails if it is not ready within three minutes, and at once after any refusal except “slow down”', async () => {
    jest.useFakeTimers();
    const printing = { status: 429, body: refusal('slow-down', { retryAfterSeconds: 100 }) };
    const late = expect(aClient(printing, printing).api.readReportPdf(input)).rejects;
    await Promise.all([
      late.toMatchObject({ code: 'slow-down' }),
      jest.advanceTimersByTimeAsync(100_000),
    ]);
    const { api } = aClient({ status: 403, body: refusal('not-allowed') });
    await expect(api.readReportPdf(input)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(aClient(new TypeError('offline')).api.readReportPdf(input)).rejects.toThrow(
      UnreachableError,
    );
  });
});
