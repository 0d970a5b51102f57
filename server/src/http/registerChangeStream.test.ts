import { once } from 'node:events';
import { sql } from 'kysely';
import { tokenOf, type Person } from '../testing/createTestWorld.ts';
import { changeStreamLimits } from '../audit/createChangeWatcher.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

/** Quick looks, no pause between tags, and no other event unless a test sets another limit. */
const quick = { ...changeStreamLimits, lookEveryMs: 5, tagEveryMs: 0 };
const limits = { ...quick };

let site: TestSite;
let address: string;
beforeAll(async () => {
  site = await openTestSite({ changeLimits: limits });
});
beforeEach(async () => {
  Object.assign(limits, quick);
  await site.reset();
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const id = () => site.world.questionnaire;

type StreamEvent = { event: string; data: string };

async function open(
  person: Person | null,
  { questionnaire = id() }: { questionnaire?: number | null } = {},
) {
  const query = new URLSearchParams(questionnaire === null ? {} : { id: String(questionnaire) });
  if (person) query.set('authToken', tokenOf(person));
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/changes?${query}`, { signal: leaving.signal });
  const events = readEvents(response);
  return {
    response,
    /** The next event; undefined when the stream has ended. */
    next: async (): Promise<StreamEvent | undefined> => (await events.next()).value ?? undefined,
    leave: () => leaving.abort(),
  };
}

async function* readEvents({ body }: Response): AsyncGenerator<StreamEvent, undefined> {
  let rest = '';
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + part).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      yield { event, data };
    }
  }
}

const readTag = async (person: Person) =>
  (await site.call(person, 'changeTag', { id: id() })).reply.tag;

const grade = (person: Person, value: number) =>
  site.call(person, 'certifierAreaGradeSet', {
    id: id(),
    areaId: site.world.area('brand'),
    grade: value as never,
  });

const setLocked = (isOn: boolean) =>
  site.call('lead', 'questionnaireSettingUpdate', { id: id(), setting: 'locked', value: isOn });

describe('a stream of changes on all questionnaires of an account', () => {
  const openDesk = (person: Person | null) => open(person, { questionnaire: null });
  const readAccountTag = async (person: Person) =>
    (await site.call(person, 'accountChangeTag', {})).reply.tag;

  it('tells the ETag of the desk, at first and after each change that its reader can see', async () => {
    const stream = await openDesk('certifier');
    const first = await stream.next();
    expect(first).toEqual({ event: 'tag', data: await readAccountTag('certifier') });
    const { headers } = await site.call('certifier', 'deskPage', {});
    expect(headers['etag']).toBe(first?.data);
    await grade('certifier', 2);
    const second = await stream.next();
    expect(second).toEqual({ event: 'tag', data: await readAccountTag('certifier') });
    expect(second?.data).not.toBe(first?.data);
    stream.leave();
  });

  it('tells nothing of a colleague’s blind grade, nor of a questionnaire of others', async () => {
    const [colleague, stranger] = [await openDesk('certifier2'), await openDesk('stranger')];
    for (const stream of [colleague, stranger]) await stream.next();
    await grade('certifier', 2);
    await setLocked(true);
    // The first event of the colleague is about the change after the grade.
    expect(await colleague.next()).toEqual({
      event: 'tag',
      data: await readAccountTag('certifier2'),
    });
    limits.aliveEveryMs = 5;
    expect(await stranger.next()).toEqual({ event: 'alive', data: '' });
    for (const stream of [colleague, stranger]) stream.leave();
  });

  it('tells of a questionnaire to which its reader was added', async () => {
    const stream = await openDesk('stranger');
    await stream.next();
    await site.db
      .insertInto('members')
      .values({ account_id: site.world.accounts.stranger, questionnaire_id: id(), role: 'client' })
      .execute();
    expect(await stream.next()).toEqual({ event: 'tag', data: await readAccountTag('stranger') });
    stream.leave();
  });

  it('is refused without a session', async () => {
    expect((await openDesk(null)).response.status).toBe(401);
  });
});

describe('a stream of changes', () => {
  it('tells the tag that the call “changeTag” replies, at first and after each change that its reader can see', async () => {
    const stream = await open('client');
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const first = await readTag('client');
    expect(await stream.next()).toEqual({ event: 'tag', data: first });
    await setLocked(true);
    const second = await readTag('client');
    expect(second).not.toBe(first);
    expect(await stream.next()).toEqual({ event: 'tag', data: second });
    stream.leave();
  });

  it('tells a certifier nothing of a colleague’s blind grade, which its author’s stream tells', async () => {
    const [author, colleague] = [await open('certifier'), await open('certifier2')];
    for (const stream of [author, colleague]) await stream.next();
    await grade('certifier', 2);
    expect(await author.next()).toEqual({ event: 'tag', data: await readTag('certifier') });
    await setLocked(true);
    // The first event of the colleague is about the change after the grade.
    expect(await colleague.next()).toEqual({ event: 'tag', data: await readTag('certifier2') });
    for (const stream of [author, colleague]) stream.leave();
  });

  it('is refused as the call is: without a session, for a questionnaire of others and without an id', async () => {
    const statuses = [
      await open(null),
      await open('stranger'),
      await open('client', { questionnaire: 99_999 }),
      await open('client', { questionnaire: NaN }),
    ].map(({ response }) => response.status);
    expect(statuses).toEqual([401, 404, 404, 400]);
  });

  it('ends with “refused” when its session ends and when its reader leaves the team, and says so within a minute', async () => {
    limits.recheckEveryMs = 20;
    const signedOut = await open('client');
    await signedOut.next();
    await site.call('client', 'userLogout', {});
    expect(await signedOut.next()).toEqual({ event: 'refused', data: '' });
    expect(await signedOut.next()).toBeUndefined();
    const removed = await open('certifier');
    await removed.next();
    await site.db
      .deleteFrom('members')
      .where('account_id', '=', site.world.accounts.certifier)
      .execute();
    expect(await removed.next()).toEqual({ event: 'refused', data: '' });
    expect(changeStreamLimits.recheckEveryMs).toBeLessThanOrEqual(60_000);
  });

  it('gives signs of life while nothing changes, and ends after its time', async () => {
    Object.assign(limits, { aliveEveryMs: 10, streamMs: 300 });
    const stream = await open('client');
    await stream.next();
    expect(await stream.next()).toEqual({ event: 'alive', data: '' });
    let last;
    do last = await stream.next();
    while (last?.event === 'alive');
    expect(last).toBeUndefined();
    expect(changeStreamLimits.streamMs).toBeLessThan(600_000);
  });

  it('does not keep the server from stopping', async () => {
    const stream = await open('client');
    await stream.next();
    await site.app.close();
    expect(await stream.next()).toBeUndefined();
  });

  it('is refused if the server has begun to stop while it was being opened', async () => {
    const locked = Promise.withResolvers<undefined>();
    const released = Promise.withResolvers<undefined>();
    const locking = site.db.transaction().execute(async (trx) => {
      await sql`lock table tokens in access exclusive mode`.execute(trx);
      locked.resolve(undefined);
      await released.promise;
    });
    await locked.promise;
    const opening = open('client');
    await once(site.app.server, 'request');
    const closing = site.app.close();
    while (site.app.server.listening) await new Promise((resolve) => setImmediate(resolve));
    released.resolve(undefined);
    expect((await opening).response.status).toBe(503);
    site.app.server.closeAllConnections();
    await Promise.all([closing, locking]);
  });

  it('is refused to an account that has too many, until one is closed', async () => {
    limits.perAccount = 1;
    const firstEnds = once(site.app.server, 'request').then(([, reply]) => once(reply, 'close'));
    const [first, other] = [await open('client'), await open('lead')];
    const refused = await open('client');
    expect([other.response.status, refused.response.status]).toEqual([200, 429]);
    expect(refused.response.headers.get('retry-after')).toBe('60');
    first.leave();
    await firstEnds;
    expect((await open('client')).response.status).toBe(200);
  });

  it('leaves no token in the log', async () => {
    const stream = await open('client');
    await stream.next();
    await site.app.close();
    expect(site.log.join('')).toContain('/api/changes');
    expect(site.log.join('')).not.toContain(tokenOf('client'));
  });
});
