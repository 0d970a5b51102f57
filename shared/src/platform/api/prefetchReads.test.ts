import { refuse } from '../../domain/index.ts';
import { aSession, fakeApi, memoryStorage } from '../../testing/index.ts';
import { createSessionStore } from '../session/session.ts';
import { prefetchTtlMs, prefetchReads } from './prefetchReads.ts';

/** A client with a signed-in account, and a server that counts its answers. */
function aClient() {
  const session = createSessionStore(memoryStorage());
  session.start(aSession());
  let answers = 0;
  const fake = fakeApi({ areaCategoryList: () => [`answer ${++answers}`] as never });
  const { api, prefetch } = prefetchReads(fake, session);
  const read = async () =>
    (await api.readTagged('areaCategoryList', { id: 7, language: 'en' })).reply as unknown;
  return { api, fake, session, read, prefetch: () => prefetch('areaCategoryList', early) };
}

/** The input as the shell reads it from the address: the id is text. */
const early = { language: 'en', id: '7' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a page uses the reply of a prefetched read, but only once', async () => {
  const { fake, read, prefetch } = aClient();
  prefetch();
  expect(await read()).toEqual(['answer 1']);
  expect(fake.calls).toHaveLength(1);
  expect(await read()).toEqual(['answer 2']);
});

it('a page whose session differs from that of the prefetched read makes its own call', async () => {
  const { fake, session, read, prefetch } = aClient();
  prefetch();
  session.start({ ...aSession(), token: 'another' });
  expect(await read()).toEqual(['answer 2']);
  expect(fake.calls).toHaveLength(2);
});

it('a page that has an earlier reply sends its ETag and does not use the prefetched reply', async () => {
  const { api, fake, prefetch } = aClient();
  prefetch();
  const known = { reply: [], etag: '"7"' };
  await api.readTagged('areaCategoryList', { id: 7, language: 'en' }, known);
  expect(fake.calls).toHaveLength(2);
});

it('a prefetched reply that nobody uses in time is dropped', async () => {
  const { read, prefetch } = aClient();
  prefetch();
  jest.advanceTimersByTime(prefetchTtlMs);
  expect(await read()).toEqual(['answer 2']);
});

it('the page that reads gets the refusal of a prefetched read; if no page reads, no error is reported', async () => {
  const { fake, read, prefetch } = aClient();
  fake.handle({ areaCategoryList: () => Promise.reject(refuse('not-found')) });
  prefetch();
  prefetch();
  await expect(read()).rejects.toMatchObject({ code: 'not-found' });
});
