import { setTimeout as wait } from 'node:timers/promises';
import type { OpenPage, ShownReply } from './simulateOpenPages.ts';

/** Numbers of full replies, of short “unchanged” replies, and of replies with status 304. */
export type ReplyCounts = { whole: number; unchanged: number; notModified: number };

/**
 * Refreshes all pages periodically, evenly spread over each period, as many users' browsers would.
 * @param isConditional true asks for the change tag first, and sends ETags; false reads every reply in full
 * @throws {Error} when a call fails
 */
export async function refreshPages(
  url: string,
  pages: readonly OpenPage[],
  { everyMs, periods, isConditional }: { everyMs: number; periods: number; isConditional: boolean },
): Promise<ReplyCounts> {
  const startMs = performance.now();
  const replies: ReplyCounts = { whole: 0, unchanged: 0, notModified: 0 };
  await Promise.all(
    pages.map(async ({ tagQuery, shown }, index) => {
      const firstMs = startMs + (index * everyMs) / pages.length;
      for (let period = 0; period < periods; period += 1) {
        await wait(Math.max(0, firstMs + period * everyMs - performance.now()));
        if (!isConditional) await Promise.all(shown.map((reply) => read({ query: reply.query })));
        else {
          const response = await ask(tagQuery);
          const { tag } = (await response.json()) as { tag: string };
          const old = shown.filter(({ etag }) => etag !== tag);
          if (old.length === 0) replies.unchanged += 1;
          await Promise.all(old.map(read));
        }
      }
    }),
  );
  return replies;

  async function read(reply: ShownReply): Promise<void> {
    const response = await ask(reply.query, reply.etag);
    await response.arrayBuffer();
    reply.etag = response.headers.get('etag') ?? undefined;
    if (response.status === 304) replies.notModified += 1;
    else replies.whole += 1;
  }

  async function ask(query: URLSearchParams, etag?: string): Promise<Response> {
    const response = await fetch(`${url}/api?${query}`, {
      headers: etag === undefined ? {} : { 'if-none-match': etag },
    });
    if (response.status !== 200 && response.status !== 304)
      throw new Error(`a call was answered with ${response.status}`);
    return response;
  }
}
