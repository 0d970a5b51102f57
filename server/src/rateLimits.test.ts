import { isRefusal } from '@cert/shared/domain';
import { openTestSite, type TestSite } from './testing/openTestSite.ts';
import { createDocumentCalls, declaredPdf } from './documents/testing/createDocumentCalls.ts';
import { transferFile } from './documents/testing/transferFile.ts';
import { createRateLimits } from './rateLimits.ts';

const rates = {
  uploadsPerHour: 2,
  writesPerMinute: 3,
  organisationWritesPerMinute: 5,
  verificationsPerMinute: 2,
};

describe('a rate limit', () => {
  let atMs: number;
  let limits: ReturnType<typeof createRateLimits>;
  beforeEach(() => {
    atMs = 1_000_000;
    limits = createRateLimits(rates, () => new Date(atMs));
  });
  /** Requests one write. @returns seconds to wait, or undefined if it was allowed */
  const take = (key = 1) => {
    try {
      limits.takeWrite(key);
      return undefined;
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      return (failure.details as { retryAfterSeconds: number }).retryAfterSeconds;
    }
  };

  it('allows its full number of calls at once, and then says how many seconds to wait', () => {
    expect([take(), take(), take()]).toEqual([undefined, undefined, undefined]);
    expect(take()).toBe(20);
    expect(take(2)).toBe(undefined);
    atMs += 19_999;
    expect(take()).toBe(1);
    atMs += 1;
    expect([take(), take()]).toEqual([undefined, 20]);
  });

  it('never allows more calls at once than its limit, even after a day without a call', () => {
    atMs += 86_400_000;
    expect([take(), take(), take(), take()]).toEqual([undefined, undefined, undefined, 20]);
  });

  it('is neither reset nor made longer when the clock is set back', () => {
    for (let taken = 0; taken < 3; taken += 1) take();
    atMs -= 7_200_000;
    expect(take()).toBe(20);
    atMs += 7_220_000;
    expect(take()).toBe(undefined);
  });

  it('does not forget a caller who has used it up when it removes idle callers from memory', () => {
    for (let key = 10; key < 30_010; key += 1) limits.takeWrite(key);
    atMs += 60_000;
    for (let taken = 0; taken < 3; taken += 1) take();
    for (let key = 40_000; key < 60_000; key += 1) limits.takeWrite(key);
    expect(take()).toBeGreaterThan(0);
  });
});

describe('an account that writes often', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ rates });
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const save = (person: 'client' | 'certifier' | 'lead', content: string) =>
    site.call(person, 'questionnaireAnswersSave', {
      id: site.world.questionnaire,
      answers: {
        [`area_comments_${site.world.area('brand')}`]: { type: 'comment', value: true, content },
      },
    } as never);
  const later = (seconds: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000);
  };

  it('must wait before its next write after reaching the limit, but can still read', async () => {
    for (const content of ['a', 'b', 'c']) expect((await save('client', content)).status).toBe(200);
    const { status, error, headers } = await save('client', 'd');
    expect([status, error, headers['retry-after']]).toEqual([
      429,
      { code: 'slow-down', details: { retryAfterSeconds: 20 } },
      '20',
    ]);
    const stored = await site.db.selectFrom('responses').select('content').execute();
    expect(stored).toEqual([{ content: 'c' }]);
    expect((await site.call('client', 'info', { id: site.world.questionnaire })).status).toBe(200);
    later(20);
    expect((await save('client', 'd')).status).toBe(200);
  });

  it('shares a limit with all people on its organisation’s questionnaires, but not with other organisations', async () => {
    for (const person of ['client', 'certifier'] as const)
      for (const content of ['a', 'b']) await save(person, `${content} of ${person}`);
    expect((await save('lead', 'the fifth')).status).not.toBe(429);
    expect((await save('lead', 'the sixth')).error).toEqual({
      code: 'slow-down',
      details: { retryAfterSeconds: 12 },
    });
    const foreign = { id: site.world.foreign, questionId: site.world.question('tools') };
    expect((await site.call('stranger', 'questionSavedAdd', foreign)).status).toBe(200);
  });

  it('gets a limited number of upload addresses an hour, and may upload a limited number of times a minute', async () => {
    const { upload } = createDocumentCalls(site);
    const { url } = await upload('client');
    await upload('client');
    const asked = await site.call('client', 'mediaGetSignedUrl', {
      id: site.world.questionnaire,
      module: 'documents',
      ...declaredPdf,
    });
    expect([asked.status, asked.error.details]).toEqual([429, { retryAfterSeconds: 1800 }]);
    const send = () =>
      transferFile(site.app, url, { bytes: Buffer.from('x'), type: declaredPdf.type });
    expect((await send()).status).toBe(204);
    const refused = await send();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '20']);
  });
});
