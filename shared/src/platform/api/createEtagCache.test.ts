import type { Key } from 'swr';
import type { ReplyWithEtag } from './api.ts';
import { createEtagCache, maxCachedReplies } from './createEtagCache.ts';

/** Reads through the middleware in the same way as SWR: passes a fetcher and calls it with the key. */
async function read(
  cache: ReturnType<typeof createEtagCache>,
  key: Key,
  server: (key: Key, known?: ReplyWithEtag<unknown>) => Promise<ReplyWithEtag<unknown>>,
): Promise<unknown> {
  const fetched = Promise.withResolvers<unknown>();
  const next = ((asked: Key, fetcher: (key: Key) => Promise<unknown>) => {
    void fetcher(asked).then(fetched.resolve, fetched.reject);
  }) as unknown as Parameters<typeof cache.middleware>[0];
  cache.middleware(next)(key, server as never, {});
  return fetched.promise;
}

const answer = (reply: string) => async () => ({ reply, etag: `tag of ${reply}` });

it('the cache of replies passes an earlier reply to the next read, and returns replies without their ETag', async () => {
  const cache = createEtagCache();
  const known: unknown[] = [];
  expect(await read(cache, ['list', { id: 7 }], answer('old'))).toBe('old');
  const server = async (_key: Key, before?: ReplyWithEtag<unknown>) => {
    known.push(before);
    return before!;
  };
  expect(await read(cache, ['list', { id: 7 }], server)).toBe('old');
  expect(known).toEqual([{ reply: 'old', etag: 'tag of old' }]);
  expect(cache.etagOf(['list', { id: 7 }])).toBe('tag of old');
  expect(cache.etagOf(['list', { id: 8 }])).toBeUndefined();
});

it(`the cache of replies keeps ${maxCachedReplies} replies, and drops the least recently used one first`, async () => {
  const cache = createEtagCache();
  for (let id = 0; id < maxCachedReplies; id += 1) await read(cache, ['list', id], answer(`${id}`));
  await read(cache, ['list', 0], answer('0'));
  await read(cache, ['list', maxCachedReplies], answer('new'));
  expect(cache.etagOf(['list', 0])).toBe('tag of 0');
  expect(cache.etagOf(['list', 1])).toBeUndefined();
  expect(cache.etagOf(['list', 2])).toBe('tag of 2');
});

it('the cache of replies drops all replies when it is cleared, and drops a reply when a newer reply has no ETag', async () => {
  const cache = createEtagCache();
  await read(cache, 'a', answer('a'));
  await read(cache, 'a', async () => ({ reply: 'b', etag: undefined }));
  expect(cache.etagOf('a')).toBeUndefined();
  await read(cache, 'a', answer('a'));
  cache.clear();
  expect(cache.etagOf('a')).toBeUndefined();
});
