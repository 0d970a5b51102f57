import { createApi, type Api } from './api/api.ts';
import { resumeCalls } from './api/resumeCalls.ts';
import { watchReachability } from './api/watchReachability.ts';
import { readLocale } from './language/language.ts';
import { createMessages } from './language/messages.ts';
import { platformMessages } from './language/platformMessages.ts';
import { createPending } from './loading/createPending.ts';
import { createEtagCache } from './api/createEtagCache.ts';
import { createVersions, type Trial } from './modules/createVersions.ts';
import type { ExplainFailure, LoadModule } from './modules/loader.ts';
import { createModuleStore } from './modules/moduleStore.ts';
import type { Registry } from '../contract/index.ts';
import type { Platform } from './platform.ts';
import { createSaveQueue } from './queue/createSaveQueue.ts';
import { createTransport } from './queue/createTransport.ts';
import type { Clock, SaveQueue } from './queue/saveQueue.ts';
import type { QueueStorage } from './queue/queueStorage.ts';
import { createSessionStore } from './session/session.ts';
import type { KeyValueStorage } from './session/storageKeys.ts';
import { createStore } from './store.ts';
import { createToasts } from './toasts/toasts.ts';

/** What the platform needs of the browser; every one a seam for tests. */
export type PlatformOptions = {
  pathname: string;
  storage: KeyValueStorage;
  /** Ends with the tab. */
  tabStorage: KeyValueStorage;
  queueStorage: QueueStorage;
  clock: Clock;
  registry: Pick<Registry, 'modules'>;
  loadModule: LoadModule;
  explainFailure?: ExplainFailure;
  /** Modules that this tab alone shows otherwise. */
  trial?: Trial;
  loadAddress: (address: string) => void;
  fetch?: typeof globalThis.fetch;
  /** Instead of the server, in tests. */
  api?: Api;
};

/** Makes the page's platform, with the queue of the signed-in account and the platform's own messages loaded. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { storage, tabStorage, queueStorage, clock, registry, loadModule } = options;
  const locale = readLocale(options.pathname, storage);
  const session = createSessionStore(storage);
  const { api: reached, reachability } = watchReachability(
    options.api ?? createApi({ fetch: options.fetch ?? fetch.bind(globalThis), session }),
  );
  const api = resumeCalls(reached, session);
  const messages = createMessages(locale.language);
  const queue = createStore<SaveQueue | null>(null);
  const leaving = createStore(false);

  let owner: number | undefined;
  let openings = 0;
  async function openQueue(): Promise<void> {
    const opening = ++openings;
    queue.get()?.close();
    queue.set(null);
    if (owner === undefined) return;
    const opened = await createSaveQueue({
      owner,
      ownName: session.get()?.name ?? '',
      storage: queueStorage,
      clock,
      transport: createTransport(api),
    });
    // Somebody signed out or in while it was opened: what was opened last counts.
    if (opening !== openings) return opened.close();
    queue.set(opened);
    opened.sendAll();
  }
  async function followSession(): Promise<void> {
    const next = session.get()?.accountId;
    // The same person with a newer token goes on with the same queue.
    if (next !== undefined && next === owner) return queue.get()?.sendAll();
    owner = next;
    await openQueue();
  }
  session.subscribe(() => void followSession());
  const modules = createModuleStore({
    versions: createVersions({
      registry,
      accountId: session.get()?.accountId,
      tabStorage,
      trial: options.trial,
    }),
    clock,
    load: loadModule,
    explain: options.explainFailure ?? (() => Promise.resolve('broken')),
    messages,
    language: locale.language,
    onFailure: ({ name: module, version }, reason) => {
      // Whoever watches over releases should know; that they cannot be told now changes nothing for the reader.
      if (session.get())
        api.act('moduleFailed', { module, version, reason }).catch(() => undefined);
    },
  });
  session.subscribe(() => modules.follow(session.get()));
  // Whatever the server answers shows that it can be reached: what waits is sent (decisions §4).
  api.onAnswered(() => {
    if (queue.get()?.get().hasFailed) queue.get()?.sendAll();
  });

  await Promise.all([followSession(), messages.load('platform', platformMessages)]);
  return {
    locale,
    storage,
    tabStorage,
    session,
    api,
    reachability,
    etags: createEtagCache(),
    queue,
    messages,
    modules,
    toasts: createToasts(),
    pending: createPending(),
    pageName: createStore<string | undefined>(undefined),
    leaving,
    loadAddress(address) {
      leaving.set(true);
      options.loadAddress(address);
    },
  };
}
