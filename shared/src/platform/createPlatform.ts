import { createApi, type Api, withSessionRenewal, watchReachability } from './api/api.ts';
import { createChangeTags } from './api/changeTags.ts';
import { createChangeStreams, type StreamEnvironment } from './api/createChangeStreams.ts';
import { prefetchReads } from './api/prefetchReads.ts';
import type { Clock } from './clock.ts';
import { readLocale } from './language/language.ts';
import { createMessageLoader, platformMessages } from './language/messages.ts';
import { createPendingLoads } from './loading/createPendingLoads.ts';
import { createEtagCache } from './api/createEtagCache.ts';
import {
  createVersionSelection,
  type TabVersionOverrides,
} from './modules/createVersionSelection.ts';
import type { ClassifyFailure, LoadModule } from './modules/loader.ts';
import { createDraftStore } from './createDraftStore.ts';
import { createModuleReporter } from './modules/createModuleReporter.ts';
import { createModuleStore } from './modules/moduleStore.ts';
import type { Registry } from '../contract/index.ts';
import type { Platform } from './platform.ts';
import type { QueueStorage } from './queue/queueStorage.ts';
import { createFailedSavesStore } from './queue/failedSaves.ts';
import { createSaverStore, type Saver } from './queue/savers.ts';
import { createSaveQueue, type SaveQueue } from './queue/saveQueue.ts';
import type { KeyValueStorage } from './session/browserStorage.ts';
import { createSessionStore } from './session/session.ts';
import { createStore } from './store.ts';
import { createToastStore } from './toasts/toasts.ts';

/** The browser's features and the settings that the platform needs. Tests can replace each of them. */
export type PlatformOptions = {
  pathname: string;
  storage: KeyValueStorage;
  /** Storage that lasts until the tab is closed. */
  tabStorage: KeyValueStorage;
  queueStorage: QueueStorage;
  clock: Clock;
  registry: Pick<Registry, 'modules'>;
  loadModule: LoadModule;
  classifyFailure?: ClassifyFailure;
  /** Module overrides for this tab only. */
  trial?: TabVersionOverrides;
  loadAddress: (address: string) => void;
  fetch?: typeof globalThis.fetch;
  /** Savers that are known before any module is loaded, in tests. */
  savers?: readonly Saver[];
  /** Replaces the browser's parts that streams of changes need, in tests. */
  streamEnvironment?: StreamEnvironment | undefined;
  /** Replaces the calls to the server, in tests. */
  api?: Api;
};

/**
 * Creates the platform of the page, opens the save queue of the signed-in account and loads the platform's messages.
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { storage, tabStorage, queueStorage, clock, registry, loadModule } = options;
  const locale = readLocale(options.pathname, storage);
  const session = createSessionStore(storage);
  const { api: reached, reachability } = watchReachability(
    options.api ?? createApi({ fetch: options.fetch ?? fetch.bind(globalThis), session }),
  );
  const { api, prefetch } = prefetchReads(withSessionRenewal(reached, session), session);
  const messages = createMessageLoader(locale.language);
  const queue = createStore<SaveQueue | null>(null);
  const leaving = createStore(false);
  const savers = createSaverStore((key) => modules.loadSaverOf(key), options.savers);

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
      savers,
      api,
    });
    // The session changed while this queue was opening, so a later call has opened another queue. Only the latest one
    // counts.
    if (opening !== openings) return opened.close();
    queue.set(opened);
    opened.sendAll();
  }
  async function followSession(): Promise<void> {
    const next = session.get()?.accountId;
    // The same account has signed in again: keep its queue and send the entries.
    if (next !== undefined && next === owner) return queue.get()?.sendAll();
    owner = next;
    await openQueue();
  }
  const failedSaves = createFailedSavesStore();
  session.subscribe(() => {
    if (!session.get()) failedSaves.clear();
    void followSession();
  });
  const modules = createModuleStore({
    ...createModuleReporter({ api, session, clock }),
    versions: createVersionSelection({
      registry,
      accountId: session.get()?.accountId,
      tabStorage,
      trial: options.trial,
    }),
    clock,
    load: loadModule,
    classifyFailure: options.classifyFailure ?? (() => Promise.resolve('broken')),
    messages,
    onDefinition: ({ savers: registered = [] }) => savers.register(registered),
    language: locale.language,
  });
  session.subscribe(() => modules.setSession(session.get()));
  // Every answer shows that the server can be reached, so the queue sends its unsent entries.
  const resendFailed = () => {
    if (queue.get()?.get().hasFailed) queue.get()?.sendAll();
  };
  api.onAnswered(resendFailed);
  const streamParts = { session, clock, onHeard: resendFailed };

  await Promise.all([followSession(), messages.load('platform', platformMessages)]);
  return {
    locale,
    storage,
    tabStorage,
    session,
    api,
    prefetch,
    reachability,
    changes: createChangeStreams(streamParts, options.streamEnvironment),
    changeTags: createChangeTags(),
    etags: createEtagCache(),
    queue,
    savers,
    drafts: createDraftStore(session, storage),
    failedSaves,
    messages,
    modules,
    toasts: createToastStore(),
    pending: createPendingLoads(),
    pageName: createStore<string | undefined>(undefined),
    leaving,
    loadAddress(address) {
      leaving.set(true);
      options.loadAddress(address);
    },
  };
}
