import type { PrintedPage } from '../report/printing/createPdfPrinter.ts';
import { completeGrading, releaseReport } from '../report/testing/releaseReport.ts';
import { tokenOf, type Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

const printed: PrintedPage[] = [];
let isBrowserBroken = false;
let finishPrinting: Promise<unknown> = Promise.resolve();
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({
    pdfPrinter: {
      print: async (page) => {
        printed.push(page);
        await finishPrinting;
        if (isBrowserBroken) throw new Error('the browser did not start');
        return new TextEncoder().encode(`%PDF- ${printed.length}`);
      },
      stop: async () => undefined,
    },
  });
});
beforeEach(async () => {
  await site.reset();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  printed.length = 0;
  isBrowserBroken = false;
  finishPrinting = Promise.resolve();
});
afterAll(() => site.close());

const ask = (person: Person | null, fields: object = {}, url = '/report.pdf') =>
  site.app.inject({
    method: 'POST',
    url,
    payload: {
      authToken: person && tokenOf(person),
      id: site.world.questionnaire,
      language: 'en',
      view: 'standard',
      ...fields,
    },
  });

describe('the report as PDF', () => {
  it('is printed from the report’s page with the caller’s session', async () => {
    const reply = await ask('lead', { view: 'beyond', benchmarkCountry: 'hr', benchmarkNew: 1 });
    expect([reply.statusCode, reply.body]).toEqual([200, '%PDF- 1']);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment',
    });
    const { questionnaire } = site.world;
    expect(new URL(printed[0]!.url)).toMatchObject({
      hostname: '127.0.0.1',
      pathname: `/en/${questionnaire}/report/new`,
      search: '?view=beyond&benchmarkCountry=hr',
    });
    expect(printed[0]!.storage).toMatchObject({ authToken: tokenOf('lead'), certifier: 'true' });
    expect(printed[0]!.url).not.toContain(tokenOf('lead'));
  });

  it('is refused to people who may not read the report, with the same refusal as the report itself', async () => {
    for (const person of [null, 'client', 'stranger'] as const) {
      const input = { id: site.world.questionnaire, language: 'en' } as const;
      const { status, error } = await site.call(person, 'report', input);
      const refused = await ask(person);
      expect([refused.statusCode, refused.json()]).toEqual([status, { error }]);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(printed).toEqual([]);
  });

  it('is printed for the organisation only while the report is released', async () => {
    const action = 'releasedReport';
    await completeGrading(site, 3);
    const early = await ask('client', { action });
    expect([early.statusCode, early.json().error.code]).toEqual([404, 'not-found']);
    await releaseReport(site);
    expect((await ask('client', { action })).body).toBe('%PDF- 1');
    expect(printed[0]!.storage).toMatchObject({ authToken: tokenOf('client'), certifier: 'false' });
    for (const person of [null, 'stranger', 'lead'] as const) {
      const input = { id: site.world.questionnaire, language: 'en' } as const;
      const { status, error } = await site.call(person, action, input);
      const refused = await ask(person, { action });
      expect([refused.statusCode, refused.json()]).toEqual([status, { error }]);
    }
    // Only the team may compare with results that are not final.
    expect((await ask('client', { action, benchmarkNew: 1 })).body).toBe('%PDF- 1');
    await releaseReport(site, false);
    expect((await ask('client', { action })).statusCode).toBe(404);
    expect(printed).toHaveLength(1);
  });

  it('is refused for an unknown language or country, and nothing is printed', async () => {
    const refused = await ask('lead', { language: 'de', benchmarkCountry: '../..' });
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      {
        code: 'invalid-input',
        details: { fields: { language: 'malformed', benchmarkCountry: 'malformed' } },
      },
    ]);
    expect(printed).toEqual([]);
  });

  it('is printed once for each account and language until a text of the report changes', async () => {
    await ask('lead');
    await ask('lead');
    expect(printed).toHaveLength(1);
    await ask('lead', { language: 'hr' });
    await ask('certifier');
    expect(printed).toHaveLength(3);
    await site.call('lead', 'reportContentSaveItems', {
      id: site.world.questionnaire,
      language: 'en',
      content: { suggestions: '<p>new</p>' },
    });
    expect((await ask('lead')).body).toBe('%PDF- 4');
  });

  it('is answered with 202 if printing takes too long, and the next call gets this PDF without a second print', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    finishPrinting = promise;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
    const first = ask('lead');
    while (printed.length === 0) await new Promise((next) => setImmediate(next));
    await jest.advanceTimersByTimeAsync(12_000);
    jest.useRealTimers();
    const { statusCode, headers, body } = await first;
    expect([statusCode, headers['retry-after'], body]).toEqual([202, '1', '']);
    resolve(null);
    expect((await ask('lead')).body).toBe('%PDF- 1');
    expect(printed).toHaveLength(1);
  });

  it('is refused as a server error while the browser fails; the log then does not contain the token', async () => {
    isBrowserBroken = true;
    const refused = await ask('lead');
    expect([refused.statusCode, refused.json().error.code]).toEqual([500, 'server-error']);
    expect(site.log.join('')).toContain('"msg":"failed"');
    expect(site.log.join('')).not.toContain(tokenOf('lead'));
    isBrowserBroken = false;
    expect((await ask('lead')).statusCode).toBe(200);
  });

  it('is printed in the requested view, or in the standard view if the requested view is unknown', async () => {
    await ask('lead', { view: 'scorecard' });
    await ask('lead', { view: '../scorecard' });
    expect(printed.map(({ url, format }) => [new URL(url).search, format])).toEqual([
      ['?view=scorecard', 'pdf'],
      ['', 'pdf'],
    ]);
  });

  it('is announced in the reply of the action `programme` if the server has a browser', async () => {
    expect((await site.call(null, 'programme', {})).reply.reportPdf).toBe(1);
  });
});

describe('the scorecard as PNG', () => {
  const askPng = (person: Person | null, fields: object = {}) =>
    ask(person, fields, '/scorecard.png');

  it('is printed from the scorecard view with the caller’s session, even if the call asks for another view', async () => {
    const reply = await askPng('lead', { view: 'beyond', benchmarkCountry: 'hr' });
    expect([reply.statusCode, reply.body]).toEqual([200, '%PDF- 1']);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'content-disposition': 'attachment',
    });
    expect(printed).toMatchObject([{ format: 'png', storage: { authToken: tokenOf('lead') } }]);
    expect(new URL(printed[0]!.url).search).toBe('?view=scorecard&benchmarkCountry=hr');
  });

  it('is refused to people who may not read the report; a client gets it only while the report is released', async () => {
    for (const person of [null, 'client', 'stranger'] as const) {
      const input = { id: site.world.questionnaire, language: 'en' } as const;
      const { status, error } = await site.call(person, 'report', input);
      const refused = await askPng(person);
      expect([refused.statusCode, refused.json()]).toEqual([status, { error }]);
    }
    const action = 'releasedReport';
    await completeGrading(site, 3);
    expect((await askPng('client', { action })).statusCode).toBe(404);
    expect(printed).toEqual([]);
    await releaseReport(site);
    expect((await askPng('client', { action })).statusCode).toBe(200);
    await releaseReport(site, false);
    expect((await askPng('client', { action })).statusCode).toBe(404);
    expect(printed).toHaveLength(1);
  });

  it('is cached separately from the PDFs, per account and language, until the report changes', async () => {
    await askPng('lead');
    await askPng('lead', { view: 'beyond' });
    expect(printed).toHaveLength(1);
    await ask('lead', { view: 'scorecard' });
    await ask('lead', { view: 'standard' });
    await askPng('lead', { language: 'hr' });
    await askPng('certifier');
    expect(printed.map(({ format }) => format)).toEqual(['png', 'pdf', 'pdf', 'png', 'png']);
    await site.call('lead', 'reportContentSaveItems', {
      id: site.world.questionnaire,
      language: 'en',
      content: { suggestions: '<p>new</p>' },
    });
    expect((await askPng('lead')).body).toBe('%PDF- 6');
  });
});
