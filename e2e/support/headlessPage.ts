import { createApi, type Api } from '../../shared/src/platform/api/api.ts';
import { memoryQueueStorage } from '../../shared/src/platform/queue/queueStorage.ts';
import { createSaverStore } from '../../shared/src/platform/queue/savers.ts';
import { createSaveQueue, type SaveQueue } from '../../shared/src/platform/queue/saveQueue.ts';
import { demoAccounts, demoPassword, type DemoAccount } from './demoAccounts.ts';

/** Simulates an open page without a browser: only its API client and its save queue. */
export type HeadlessPage = { api: Api; queue: SaveQueue };

/**
 * Signs in once.
 * @param fetch sends a call; it gets a path and adds the origin of the site
 * @returns a function that opens a new page of this account. As in `createPlatform`, the page's save queue repeats
 *   failed saves when the server has answered any call
 */
export async function createHeadlessPageOpener(
  fetch: typeof globalThis.fetch,
  who: DemoAccount,
): Promise<() => Promise<HeadlessPage>> {
  const email = demoAccounts[who];
  const anonymousApi = createApi({ fetch, session: { get: () => null } });
  const { token, user } = await anonymousApi.act('userLogin', { email, password: demoPassword });
  const session = { token, accountId: user.id, name: user.name, email, isCertifier: true };
  return async () => {
    const api = createApi({ fetch, session: { get: () => session } });
    const queue = await createSaveQueue({
      owner: user.id,
      ownName: user.name,
      storage: memoryQueueStorage(true),
      savers: createSaverStore(),
      api,
      clock: { now: Date.now, after: later },
    });
    api.onAnswered(() => {
      if (queue.get().hasFailed) queue.sendAll();
    });
    return { api, queue };
  };
}

function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
