import { aSession, aStreamingBrowser, manualClock } from '../../testing/index.ts';
import { createStore } from '../store.ts';
import { createChangeStreams, type ChangeStream } from './createChangeStreams.ts';

function setUp(options?: Parameters<typeof aStreamingBrowser>[0]) {
  const browser = aStreamingBrowser(options);
  const clock = manualClock();
  const session = createStore<ReturnType<typeof aSession> | null>(aSession());
  const onHeard = jest.fn();
  const stream = createChangeStreams({ session, clock, onHeard }, browser).of(7);
  return { browser, clock, onHeard, opened: browser.opened, session, stream };
}

const follow = (stream: ChangeStream) => stream.subscribe(() => undefined);

it('a stream about all questionnaires of the account names no questionnaire', async () => {
  const browser = aStreamingBrowser();
  const clock = manualClock();
  const session = createStore(aSession());
  follow(createChangeStreams({ session, clock, onHeard: () => undefined }, browser).of('account'));
  await clock.pass(3_000);
  expect(browser.opened.map(({ address }) => address)).toEqual([
    `/api/changes?authToken=${aSession().token}`,
  ]);
});

describe('a stream of changes', () => {
  it('opens three seconds after the page has asked for it, once for all parts, and ends with the last part', async () => {
    const { browser, clock, opened, stream } = setUp();
    const [one, other] = [follow(stream), follow(stream)];
    await clock.pass(2_900);
    expect(opened).toHaveLength(0);
    await clock.pass(200);
    expect(opened.map(({ address }) => address)).toEqual([
      `/api/changes?id=7&authToken=${aSession().token}`,
    ]);
    one();
    expect(opened[0]!.isClosed).toBe(false);
    other();
    expect(opened[0]!.isClosed).toBe(true);
    await clock.pass(0);
    expect(browser.locks.names.size).toBe(0);
  });

  it('is open from its first tag until it fails or is silent for 40 seconds, and opens again', async () => {
    const { clock, onHeard, opened, stream } = setUp();
    follow(stream);
    await clock.pass(3_000);
    expect(stream.get()).toEqual({ status: 'closed' });
    opened[0]!.tell('tag', 'first');
    expect(stream.get()).toEqual({ status: 'open', tag: 'first' });
    opened[0]!.dispatchEvent(new Event('error'));
    expect(stream.get()).toEqual({ status: 'closed' });
    await clock.pass(4_000);
    expect(opened).toHaveLength(2);
    opened[1]!.tell('tag', 'second');
    await clock.pass(39_000);
    opened[1]!.tell('alive');
    await clock.pass(39_000);
    expect(stream.get().status).toBe('open');
    await clock.pass(1_000);
    expect(stream.get().status).toBe('closed');
    expect(opened[1]!.isClosed).toBe(true);
    expect(onHeard).toHaveBeenCalledTimes(3);
  });

  it('is tried again a minute after a failure if the server has never told anything', async () => {
    const { clock, opened, stream } = setUp();
    follow(stream);
    await clock.pass(3_000);
    opened[0]!.dispatchEvent(new Event('error'));
    await clock.pass(59_000);
    expect(opened).toHaveLength(1);
    await clock.pass(1_000);
    expect(opened).toHaveLength(2);
  });

  it('ends while the tab is hidden and while the session cannot be used, and follows a new token', async () => {
    const { browser, clock, opened, session, stream } = setUp();
    follow(stream);
    await clock.pass(3_000);
    browser.document.show('hidden');
    expect(opened[0]!.isClosed).toBe(true);
    await clock.pass(60_000);
    expect(opened).toHaveLength(1);
    browser.document.show('visible');
    await clock.pass(3_000);
    expect(opened).toHaveLength(2);
    session.set({ ...aSession(), hasExpired: true });
    expect(opened[1]!.isClosed).toBe(true);
    session.set({ ...aSession(), token: 'renewed' });
    await clock.pass(3_000);
    expect(opened.at(-1)!.address).toContain('authToken=renewed');
  });

  it('is left to the other tabs while three of them have one', async () => {
    const all = ['change-stream-1', 'change-stream-2', 'change-stream-3'];
    const { browser, clock, opened, stream } = setUp({ heldLocks: all });
    follow(stream);
    await clock.pass(10_000);
    expect(opened).toHaveLength(0);
    browser.locks.names.delete('change-stream-2');
    await clock.pass(60_000);
    expect(opened).toHaveLength(1);
    expect(browser.locks.names.has('change-stream-2')).toBe(true);
  });

  it('does not exist in a browser without event streams or without locks', async () => {
    const clock = manualClock();
    const session = createStore(aSession());
    const all: ReturnType<typeof aStreamingBrowser>[] = [];
    for (const missing of ['locks', 'EventSource']) {
      const browser = aStreamingBrowser();
      all.push(browser);
      follow(
        createChangeStreams(
          { session, clock, onHeard: () => undefined },
          { ...browser, [missing]: undefined },
        ).of(7),
      );
    }
    await clock.pass(60_000);
    expect(all.flatMap(({ opened }) => opened)).toEqual([]);
  });
});
