import { createApi, type Api } from '../../shared/src/platform/api/api.ts';
import { createSaveQueue } from '../../shared/src/platform/queue/createSaveQueue.ts';
import { createTransport } from '../../shared/src/platform/queue/createTransport.ts';
import { memoryQueueStorage } from '../../shared/src/platform/queue/queueStorage.ts';
import type { SaveQueue } from '../../shared/src/platform/queue/saveQueue.ts';
import { demoAccounts, demoPassword, type DemoAccount } from './demoAccounts.ts';

/** What an open page keeps and sends with, without a browser: its calls and its save queue. */
export type HeadlessPage = { api: Api; queue: SaveQueue };

/**
 * Signs somebody in once.
 * @param fetch puts the site's address before the path
 * @returns what opens any number of pages of this person, joined as `createPlatform` joins them
 */
export async function signInOnce(
  fetch: typeof globalThis.fetch,
  who: DemoAccount,
): Promise<() => Promise<HeadlessPage>> {
  const email = demoAccounts[who];
  const stranger = createApi({ fetch, session: { get: () => null } });
  const { token, user } = await stranger.act('userLogin', { email, password: demoPassword });
  const session = { token, accountId: user.id, name: user.name, email, isCertifier: true };
  return async () => {
    const api = createApi({ fetch, session: { get: () => session } });
    const queue = await createSaveQueue({
      owner: user.id,
      ownName: user.name,
      storage: memoryQueueStorage(true),
      transport: createTransport(api),
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
