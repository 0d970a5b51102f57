import { unstable_serialize, type Key, type Middleware } from 'swr';
import type { Tagged } from './api.ts';

/** More than a person has open at once; beyond it the replies that were used longest ago are dropped. */
export const mostReplies = 50;

export type EtagCache = {
  /**
   * For `useSWR` with a fetcher that takes the key and what is known, and resolves to a `Tagged` reply: what the server
   * says still holds is not sent again.
   */
  middleware: Middleware;
  /** The ETag of the newest reply to this key. */
  etagOf(key: Key): string | undefined;
  /** Forgets every reply: somebody else is going to sign in. */
  clear(): void;
};

/** Remembers replies with their ETags, least recently used first. */
export function createEtagCache(): EtagCache {
  const replies = new Map<string, Tagged<unknown>>();

  function remember(id: string, reply: Tagged<unknown>): void {
    replies.delete(id);
    if (reply.etag) replies.set(id, reply);
    for (const oldest of replies.keys()) {
      if (replies.size <= mostReplies) return;
      replies.delete(oldest);
    }
  }

  const middleware: Middleware = (useSWRNext) => (key, fetcher, config) => {
    const fetchTagged = fetcher as
      ((asked: Key, known?: Tagged<unknown>) => Promise<Tagged<unknown>>) | null;
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
