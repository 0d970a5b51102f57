import { setTimeout as wait } from 'node:timers/promises';
import type { OpenPage } from './openPages.ts';

/** How many replies were whole, and how many said that nothing has changed. */
export type Replies = { whole: number; unchanged: number };

/**
 * Lets all pages ask again in their rhythm, evenly spread over each period, as many browsers do.
 * @param isKnowing false asks as if nothing was known
 * @throws {Error} when a call is refused
 */
export async function refreshPages(
  url: string,
  pages: readonly OpenPage[],
  { everyMs, periods, isKnowing }: { everyMs: number; periods: number; isKnowing: boolean },
): Promise<Replies> {
  const startMs = performance.now();
  const replies: Replies = { whole: 0, unchanged: 0 };
  await Promise.all(
    pages.map(async ({ calls }, index) => {
      const firstMs = startMs + (index * everyMs) / pages.length;
      for (let period = 0; period < periods; period += 1) {
        await wait(Math.max(0, firstMs + period * everyMs - performance.now()));
        await Promise.all(
          calls.map(async (call) => {
            const knows = isKnowing && call.etag !== undefined;
            const response = await fetch(`${url}/api?${call.query}`, {
              headers: knows ? { 'if-none-match': call.etag ?? '' } : {},
            });
            await response.arrayBuffer();
            if (response.status !== 200 && response.status !== 304)
              throw new Error(`a call was answered with ${response.status}`);
            call.etag = response.headers.get('etag') ?? undefined;
            if (response.status === 304) replies.unchanged += 1;
            else replies.whole += 1;
          }),
        );
      }
    }),
  );
  return replies;
}
