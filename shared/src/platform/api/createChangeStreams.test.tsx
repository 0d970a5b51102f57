import { act, screen } from '@testing-library/react';
import { refuse } from '../../domain/index.ts';
import {
  aCategory,
  anAnswerField,
  aSentComment,
  aSession,
  fakeApi,
  manualClock,
  renderInPlatform,
} from '../../testing/index.ts';
import { Loaded } from '../Loaded.tsx';
import { createStore } from '../store.ts';
import { createChangeStreams, type ChangeStream } from './createChangeStreams.ts';
import { useRead } from './useRead.ts';

/** Streams of a fake browser: the test plays the server. */
class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  isClosed = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeEventSource.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  tell(event: string, data = '') {
    this.dispatchEvent(new MessageEvent(event, { data }));
  }
}
const opened = FakeEventSource.opened;

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  show(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** The browser's locks, of which other tabs hold some. */
function fakeLocks(held: readonly string[] = []) {
  const names = new Set(held);
  return {
    names,
    async request(name: string, _options: LockOptions, run: (lock: Lock | null) => unknown) {
      if (names.has(name)) return run(null);
      names.add(name);
      try {
        return await run({ name, mode: 'exclusive' });
      } finally {
        names.delete(name);
      }
    },
  } as unknown as Pick<LockManager, 'request'> & { names: Set<string> };
}

beforeEach(() => {
  opened.length = 0;
});

function aBrowser({ heldLocks = [] as readonly string[] } = {}) {
  const document = new FakeDocument();
  const locks = fakeLocks(heldLocks);
  return { document, locks, EventSource: FakeEventSource as unknown as typeof EventSource };
}

function setUp(options?: Parameters<typeof aBrowser>[0]) {
  const browser = aBrowser(options);
  const clock = manualClock();
  const session = createStore<ReturnType<typeof aSession> | null>(aSession());
  const onHeard = jest.fn();
  const stream = createChangeStreams({ session, clock, onHeard }, browser).of(7);
  return { browser, clock, onHeard, session, stream };
}

const follow = (stream: ChangeStream) => stream.subscribe(() => undefined);

describe('a stream of changes', () => {
  it('opens three seconds after the page has asked for it, once for all parts, and ends with the last part', async () => {
    const { clock, stream, browser } = setUp();
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
    const { clock, onHeard, stream } = setUp();
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
    const { clock, stream } = setUp();
    follow(stream);
    await clock.pass(3_000);
    opened[0]!.dispatchEvent(new Event('error'));
    await clock.pass(59_000);
    expect(opened).toHaveLength(1);
    await clock.pass(1_000);
    expect(opened).toHaveLength(2);
  });

  it('ends while the tab is hidden and while the session cannot be used, and follows a new token', async () => {
    const { browser, clock, session, stream } = setUp();
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
    const { browser, clock, stream } = setUp({ heldLocks: all });
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
    for (const missing of ['locks', 'EventSource']) {
      const browser = { ...aBrowser(), [missing]: undefined };
      follow(createChangeStreams({ session, clock, onHeard: () => undefined }, browser).of(7));
    }
    await clock.pass(60_000);
    expect(opened).toHaveLength(0);
  });
});

describe('a live page with a stream', () => {
  function Live() {
    const category = useRead('areaCategory', { id: 7, slug: 'leaving' }, { isLive: true });
    return (
      <>
        <Loaded of={category}>{({ title }) => <h1>{title}</h1>}</Loaded>
        {category.failure && <p>not for you</p>}
      </>
    );
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  async function show() {
    let current = 'first';
    const api = fakeApi({
      areaCategory: () => aCategory({ title: current }),
      changeTag: () => ({ tag: current }),
    });
    const { readTagged } = api;
    api.readTagged = async (action, input) => ({
      ...(await readTagged(action, input)),
      etag: current,
    });
    const browser = aBrowser();
    const { platform } = await renderInPlatform(<Live />, { api, streamEnvironment: browser });
    await pass(3_100);
    const [stream] = opened;
    const tell = (event: string, data?: string) => act(async () => stream!.tell(event, data));
    return {
      api,
      platform,
      tell,
      change: (tag: string) => void (current = tag),
      fail: () => tell('error'),
    };
  }

  it('reads again as soon as the server tells of a change, and does not poll', async () => {
    const { api, tell, change } = await show();
    await tell('tag', 'first');
    change('second');
    await tell('tag', 'second');
    await pass(0);
    expect(screen.getByRole('heading', { name: 'second' })).toBeVisible();
    await pass(35_000);
    expect(api.inputsOf('changeTag')).toEqual([]);
    expect(api.inputsOf('areaCategory')).toHaveLength(2);
  });

  it('polls again once the stream has failed', async () => {
    const { api, tell, change, fail } = await show();
    await tell('tag', 'first');
    await fail();
    change('second');
    await pass(15_100);
    expect(api.inputsOf('changeTag')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'second' })).toBeVisible();
  });

  it('shows at once that the reader has lost access', async () => {
    const { api, tell } = await show();
    await tell('tag', 'first');
    const gone = () => Promise.reject(refuse('not-found'));
    api.handle({ changeTag: gone, areaCategory: gone });
    await tell('refused');
    await pass(0);
    expect(screen.getByText('not for you')).toBeVisible();
  });

  it('sends a failed change again when it hears from the server', async () => {
    const { api, tell, platform } = await show();
    await tell('tag', 'first');
    api.handle({ questionnaireAnswersSave: () => Promise.reject(refuse('server-error')) });
    const change = { ...anAnswerField('area_comments_1'), value: aSentComment('typed') };
    await act(async () => platform.queue.get()!.put(change));
    await pass(1_000);
    const sent = api.calls.length;
    await tell('alive');
    await pass(0);
    expect(api.calls.slice(sent).map(({ action }) => action)).toEqual(['questionnaireAnswersSave']);
  });

  it('polls while calls are not answered although the stream is open', async () => {
    const { api, tell, platform } = await show();
    await tell('tag', 'first');
    await act(() => platform.api.read('programme', {} as never).catch(() => undefined));
    await pass(15_100);
    const asked = api.inputsOf('changeTag').length;
    expect(asked).toBeGreaterThan(0);
    await pass(20_000);
    expect(api.inputsOf('changeTag')).toHaveLength(asked);
  });
});
