import { Profiler, useState } from 'react';
import { act, screen } from '@testing-library/react';
import { Refusal, refuse } from '../../domain/index.ts';
import {
  aCategory,
  addChangeTag,
  anAnswerField,
  aSentComment,
  aSession,
  aStreamingBrowser,
  fakeApi,
  renderInPlatform,
  type FakeApi,
} from '../../testing/index.ts';
import { Loaded } from '../Loaded.tsx';
import { useRead } from './useRead.ts';

function Live({ slug = 'leaving' }: { slug?: string }) {
  const category = useRead('areaCategory', { id: 7, slug }, { isLive: true });
  return (
    <>
      <Loaded of={category}>{({ title }) => <h1>{title}</h1>}</Loaded>
      {category.failure && <p>not for you</p>}
    </>
  );
}

function Parts() {
  const [hasSecond, setHasSecond] = useState(false);
  return (
    <>
      <Live />
      <button onClick={() => setHasSecond(true)}>more</button>
      {hasSecond && <Live slug="hiring" />}
    </>
  );
}

/** A server whose category has the change tag as its title. */
function aServer(): FakeApi & { change: (tag: string) => void } {
  let title = 'first';
  const api = fakeApi({ areaCategory: () => aCategory({ title }) });
  const setTag = addChangeTag(api);
  const change = (tag: string) => {
    title = tag;
    setTag(tag);
  };
  return Object.assign(api, { change });
}

let visibility: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  visibility.mockRestore();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function show(api: FakeApi, ui = <Live />): Promise<void> {
  await renderInPlatform(ui, { api });
  await pass(0);
}

it('a live page asks for changes every 15 seconds, and reads again when something has changed', async () => {
  const api = aServer();
  await show(api);
  expect(screen.getByRole('heading', { name: 'first' })).toBeVisible();
  await pass(14_900);
  expect(api.inputsOf('changeTag')).toEqual([]);
  await pass(200);
  expect(api.inputsOf('changeTag')).toEqual([{ id: 7 }]);
  expect(api.inputsOf('areaCategory')).toHaveLength(1);
  api.change('second');
  await pass(15_000);
  expect(screen.getByRole('heading', { name: 'second' })).toBeVisible();
  expect(api.inputsOf('areaCategory')).toHaveLength(2);
  await pass(30_000);
  expect(api.inputsOf('areaCategory')).toHaveLength(2);
});

it('a part that appears later reads its data once, and again only if it is older than the known tag', async () => {
  const api = aServer();
  await show(api, <Parts />);
  await pass(15_100);
  act(() => screen.getByRole('button').click());
  await pass(0);
  expect(api.inputsOf('areaCategory')).toHaveLength(2);
});

it('a live page asks for changes with one call for all its parts, and stops once the parts are removed', async () => {
  const api = aServer();
  const { unmount } = await renderInPlatform(
    <>
      <Live />
      <Live slug="hiring" />
    </>,
    { api },
  );
  await pass(45_500);
  expect(api.inputsOf('changeTag')).toHaveLength(3);
  unmount();
  await pass(60_000);
  expect(api.inputsOf('changeTag')).toHaveLength(3);
});

it('a live page does not ask for changes while its tab is hidden; shown again after a minute, the page asks at once', async () => {
  const api = aServer();
  await show(api);
  visibility.mockReturnValue('hidden');
  await pass(60_000);
  expect(api.inputsOf('changeTag')).toEqual([]);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(api.inputsOf('changeTag')).toHaveLength(1);
});

it('a live page asks for changes again after a call that asked for changes has failed', async () => {
  const api = aServer();
  await show(api);
  api.handle({ changeTag: () => Promise.reject(refuse('server-error')) });
  await pass(15_100);
  api.change('second');
  api.handle({ changeTag: () => ({ tag: 'second' }) });
  await pass(30_000);
  expect(screen.getByRole('heading', { name: 'second' })).toBeVisible();
});

it('a live page reads again after 15 seconds if the read after a change failed', async () => {
  const api = aServer();
  await show(api);
  api.change('second');
  api.handle({ areaCategory: () => Promise.reject(new Refusal('unavailable')) });
  await pass(15_100);
  expect(screen.getByRole('heading', { name: 'first' })).toBeVisible();
  api.handle({ areaCategory: () => aCategory({ title: 'second' }) });
  await pass(15_100);
  expect(screen.getByRole('heading', { name: 'second' })).toBeVisible();
});

it('a live page asks for changes only after 15 seconds when another account has signed in', async () => {
  const api = aServer();
  const { platform } = await renderInPlatform(<Live />, { api });
  await pass(0);
  await act(async () => platform.session.start(aSession({ accountId: 99 })));
  await pass(14_900);
  expect(api.inputsOf('changeTag')).toEqual([]);
  await pass(200);
  expect(api.inputsOf('changeTag')).toHaveLength(1);
});

it('a live page reads again, and shows the refusal, once the reader has lost access', async () => {
  const api = aServer();
  await show(api);
  const gone = () => Promise.reject(refuse('not-found'));
  api.handle({ changeTag: gone, areaCategory: gone });
  await pass(15_100);
  expect(screen.getByText('not for you')).toBeVisible();
});

describe('a live page with a stream', () => {
  async function follow() {
    const api = aServer();
    const browser = aStreamingBrowser();
    const renders = { count: 0 };
    const page = (
      <Profiler id="page" onRender={() => (renders.count += 1)}>
        <Live />
      </Profiler>
    );
    const { platform } = await renderInPlatform(page, { api, streamEnvironment: browser });
    await pass(3_100);
    const [stream] = browser.opened;
    return {
      api,
      platform,
      renders,
      tell: (event: string, data?: string) => act(async () => stream!.tell(event, data)),
    };
  }

  it('reads again as soon as the server tells of a change, and does not poll', async () => {
    const { api, tell } = await follow();
    await tell('tag', 'first');
    api.change('second');
    await tell('tag', 'second');
    await pass(0);
    expect(screen.getByRole('heading', { name: 'second' })).toBeVisible();
    await pass(35_000);
    expect(api.inputsOf('changeTag')).toEqual([]);
    expect(api.inputsOf('areaCategory')).toHaveLength(2);
  });

  it('does not render again when the server tells a tag that the page has read already', async () => {
    const { tell, renders } = await follow();
    const before = renders.count;
    await tell('tag', 'first');
    await tell('alive');
    await pass(35_000);
    expect(renders.count).toBe(before);
  });

  it('polls again once the stream has failed', async () => {
    const { api, tell } = await follow();
    await tell('tag', 'first');
    await tell('error');
    api.change('second');
    await pass(15_100);
    expect(api.inputsOf('changeTag')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'second' })).toBeVisible();
  });

  it('shows at once that the reader has lost access', async () => {
    const { api, tell } = await follow();
    await tell('tag', 'first');
    const gone = () => Promise.reject(refuse('not-found'));
    api.handle({ changeTag: gone, areaCategory: gone });
    await tell('refused');
    await pass(0);
    expect(screen.getByText('not for you')).toBeVisible();
  });

  it('sends a failed change again when it hears from the server', async () => {
    const { api, tell, platform } = await follow();
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
    const { api, tell, platform } = await follow();
    await tell('tag', 'first');
    await act(() => platform.api.read('programme', {} as never).catch(() => undefined));
    await pass(15_100);
    const asked = api.inputsOf('changeTag').length;
    expect(asked).toBeGreaterThan(0);
    await pass(20_000);
    expect(api.inputsOf('changeTag')).toHaveLength(asked);
  });
});
