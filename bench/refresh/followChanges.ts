import { setTimeout as wait } from 'node:timers/promises';
import type { OpenPage } from './simulateOpenPages.ts';

/** An open page with a stream of changes. */
export type FollowingPage = {
  questionnaireId: number;
  /** Times at which the server has told a tag, as `performance.now()`. */
  toldAt: number[];
};

/**
 * Opens a stream of changes for each page, as browsers do, and waits until each has its first tag.
 * @throws {Error} when a stream is refused
 */
export async function followChanges(
  cleanup: AsyncDisposableStack,
  url: string,
  pages: readonly OpenPage[],
): Promise<FollowingPage[]> {
  const leaving = new AbortController();
  cleanup.defer(() => leaving.abort());
  return Promise.all(
    pages.map(async ({ tagQuery }) => {
      const page: FollowingPage = { questionnaireId: Number(tagQuery.get('id')), toldAt: [] };
      const response = await fetch(`${url}/api/changes?${tagQuery}`, { signal: leaving.signal });
      if (response.status !== 200 || !response.body)
        throw new Error(`a stream was answered with ${response.status}`);
      void recordTags(response.body, page);
      while (page.toldAt.length === 0) await wait(20);
      return page;
    }),
  );
}

async function recordTags(body: ReadableStream<Uint8Array>, page: FollowingPage): Promise<void> {
  try {
    for await (const part of body)
      if (Buffer.from(part).includes('event: tag\n')) page.toldAt.push(performance.now());
  } catch {
    // The benchmark has left.
  }
}

/**
 * Makes changes one after the other, and measures how long each page of the changed questionnaire waits for its tag.
 * @param change changes something on a questionnaire that all pages may notice
 * @returns delays in ms, from the call on that makes the change
 * @throws {Error} when a page is not told within 30 s
 */
export async function measureDelays(
  pages: readonly FollowingPage[],
  change: (questionnaireId: number) => Promise<unknown>,
  rounds: number,
): Promise<number[]> {
  const ids = [...new Set(pages.map(({ questionnaireId }) => questionnaireId))];
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const id = ids[round % ids.length] ?? 0;
    // Not in step with the looks of the server, and later than the pause between two tags.
    await wait((round % ids.length === 0 ? 5_000 : 0) + Math.random() * 1_000);
    const changedAt = performance.now();
    await change(id);
    for (const page of pages.filter(({ questionnaireId }) => questionnaireId === id)) {
      const findDelay = () => (page.toldAt.at(-1) ?? 0) - changedAt;
      while (findDelay() < 0 && performance.now() < changedAt + 30_000) await wait(5);
      if (findDelay() < 0) throw new Error('a page was not told of a change');
      delays.push(findDelay());
    }
  }
  return delays;
}
