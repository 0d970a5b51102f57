import { unstable_serialize, type Key, type Middleware } from 'swr';
import type { ReplyWithEtag } from './api.ts';

/**
 * Maximum number of cached replies, more than a user has open at once. Above it, the least recently used replies are
 * dropped.
 */
export const maxCachedReplies = 50;

export type EtagCache = {
  /**
   * Middleware for `useSWR`. It passes the key and the cached reply to the fetcher, which resolves to a
   * `ReplyWithEtag`. If the cached reply is still current, the server does not send it again.
   */
  middleware: Middleware;
  /** The ETag of the cached reply for this key. */
  etagOf(key: Key): string | undefined;
  /** Removes all replies, so that another account that signs in does not get them. */
  clear(): void;
};

/** Caches replies with their ETags; drops the least recently used one when it is full. */
export function createEtagCache(): EtagCache {
  const replies = new Map<string, ReplyWithEtag<unknown>>();

  function remember(id: string, reply: ReplyWithEtag<unknown>): void {
    replies.delete(id);
    if (reply.etag) replies.set(id, reply);
    for (const oldest of replies.keys()) {
      if (replies.size <= maxCachedReplies) return;
      replies.delete(oldest);
    }
  }

  const middleware: Middleware = (useSWRNext) => (key, fetcher, config) => {
    const fetchTagged = fetcher as
      ((asked: Key, known?: ReplyWithEtag<unknown>) => Promise<ReplyWithEtag<unknown>>) | null;
    const fetchReply = async (asked: Key) => {
      const id = unstable_serialize(asked);
      const fetched = await fetchTagged?.(asked, replies.get(id));
      if (fetched) remember(id, fetched);
      return fetched?.reply;
    };
    return useSWRNext(key, fetchTagged && (fetchReply as unknown as typeof fetcher), config);
  };

  return {
    middleware,
    etagOf: (key) => replies.get(unstable_serialize(key))?.etag,
    clear: () => replies.clear(),
  };
}
