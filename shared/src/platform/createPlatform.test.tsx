import { act, waitFor } from '@testing-library/react';
import { refuse } from '../domain/index.ts';
import {
  aSession,
  fakeAnswerServer,
  fakeApi,
  manualClock,
  memoryStorage,
  renderInPlatform,
} from '../testing/index.ts';
import { anAnswerField, aSentComment } from '../testing/testSavers.ts';
import { UnreachableError } from './api/api.ts';
import { memoryQueueStorage } from './queue/queueStorage.ts';

const offline = () => Promise.reject(new UnreachableError());

/** A page where Ana has made a change that could not be saved. */
async function withUnsent() {
  const server = fakeAnswerServer();
  const clock = manualClock();
  const queueStorage = memoryQueueStorage(true);
  const api = fakeApi({ questionnaireAnswersSave: offline, certifierQuestionnaireList: () => [] });
  const page = await renderInPlatform(<main />, { api, clock, queueStorage });
  const put = (content: string) =>
    page.platform.queue.get()!.put({
      ...anAnswerField('area_comments_1'),
      value: aSentComment(content),
    });
  put('typed');
  await clock.pass(200);
  api.handle({ questionnaireAnswersSave: server.save });
  const stored = () => server.read(7, 'area_comments_1')?.content;
  expect(stored()).toBeUndefined();
  return { ...page, server, clock, queueStorage, stored, put };
}

describe('changes that could not be saved are sent', () => {
  it('when the browser is online again', async () => {
    const { stored } = await withUnsent();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(stored()).toBe('typed'));
  });

  it('when any other call succeeds', async () => {
    const { api, stored } = await withUnsent();
    await api.read('certifierQuestionnaireList', {});
    await waitFor(() => expect(stored()).toBe('typed'));
  });

  it('when the page is loaded again', async () => {
    const { api, queueStorage, stored } = await withUnsent();
    await renderInPlatform(<main />, { api, queueStorage });
    await waitFor(() => expect(stored()).toBe('typed'));
  });

  it('when the same person signs in again', async () => {
    const { platform, stored } = await withUnsent();
    act(() => platform.session.end());
    expect(platform.queue.get()).toBeNull();
    act(() => platform.session.start(aSession({ token: 'a newer one' })));
    await waitFor(() => expect(stored()).toBe('typed'));
  });

  it('only as the person who made them, not as another account that signs in', async () => {
    const { platform, api, clock, stored, put } = await withUnsent();
    put('typed just before');
    act(() => platform.session.end());
    act(() => platform.session.start(aSession({ token: 'token-of-iva', accountId: 2 })));
    await waitFor(() => expect(platform.queue.get()).not.toBeNull());
    const before = api.calls.length;
    await clock.pass(10_000);
    window.dispatchEvent(new Event('online'));
    await api.read('certifierQuestionnaireList', {});
    await clock.pass(10_000);
    expect(api.calls).toHaveLength(before + 1);
    expect(stored()).toBeUndefined();
  });
});

describe('the save queue', () => {
  it('stays the same when the same person signs in again in another tab', async () => {
    const { platform, stored } = await withUnsent();
    const queue = platform.queue.get();
    act(() => platform.session.start(aSession({ token: 'a newer one' })));
    expect(platform.queue.get()).toBe(queue);
    await waitFor(() => expect(stored()).toBe('typed'));
  });

  it('is opened only once if somebody signs out and in again while the queue is opening', async () => {
    const { platform } = await renderInPlatform(<main />, { session: null });
    const opened = jest.fn();
    platform.queue.subscribe(() => platform.queue.get() && opened());
    act(() => {
      platform.session.start(aSession());
      platform.session.end();
      platform.session.start(aSession({ token: 'a newer one' }));
    });
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    await platform.queue.get()!.settled();
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('keeps a change if the session ended while the change was being sent', async () => {
    const { platform, api, clock, queueStorage, put } = await withUnsent();
    api.handle({
      questionnaireAnswersSave: async () => {
        platform.session.end();
        throw refuse('signed-out');
      },
    });
    put('typed as the session ended');
    await act(() => clock.pass(200));
    expect(platform.queue.get()).toBeNull();
    expect(await queueStorage.load(1)).toMatchObject([
      { value: aSentComment('typed as the session ended') },
    ]);
  });

  it('does not stop the site from starting when the browser’s storage cannot be read', async () => {
    const queueStorage = { ...memoryQueueStorage(true), load: () => Promise.reject(new Error()) };
    const { platform } = await renderInPlatform(<main />, { queueStorage });
    expect(platform.queue.get()?.get().isKept).toBe(false);
  });
});

describe('leaving the page', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented ? 'asks' : 'lets go';
  };

  it('asks for confirmation while a change is unsent, and no longer once it is saved', async () => {
    const { platform, stored } = await withUnsent();
    expect(leave()).toBe('asks');
    platform.queue.get()!.sendAll();
    await waitFor(() => expect(stored()).toBe('typed'));
    expect(leave()).toBe('lets go');
  });

  it('asks nothing if nothing was changed or nobody is signed in', async () => {
    const { unmount } = await renderInPlatform(<main />);
    expect(leave()).toBe('lets go');
    unmount();
    await renderInPlatform(<main />, { session: null });
    expect(leave()).toBe('lets go');
  });
});

describe('another tab', () => {
  it('ends the session of this tab, too, when the user signs out there', async () => {
    const { platform } = await renderInPlatform(<main />);
    platform.storage.removeItem('account');
    platform.storage.removeItem('authToken');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' })));
    expect(platform.session.get()).toBeNull();
    expect(platform.queue.get()).toBeNull();
  });

  it('does not affect this tab’s session when it stores something else', async () => {
    const { platform } = await renderInPlatform(<main />);
    platform.storage.removeItem('authToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
    expect(platform.session.get()).not.toBeNull();
  });
});
