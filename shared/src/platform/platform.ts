import { createContext, useContext } from 'react';
import type { Api, Reachability } from './api/api.ts';
import type { ChangeTags } from './api/changeTags.ts';
import type { ChangeStreams } from './api/createChangeStreams.ts';
import type { PrefetchRead } from './api/prefetchReads.ts';
import type { Drafts } from './createDraftStore.ts';
import type { Locale } from './language/language.ts';
import type { EtagCache } from './api/createEtagCache.ts';
import type { Messages } from './language/messages.ts';
import type { ModuleStore } from './modules/moduleStore.ts';
import type { FailedSaves } from './queue/failedSaves.ts';
import type { Savers } from './queue/savers.ts';
import type { SaveQueue } from './queue/saveQueue.ts';
import type { PendingLoads } from './loading/createPendingLoads.ts';
import type { KeyValueStorage } from './session/browserStorage.ts';
import type { SessionStore } from './session/session.ts';
import type { Store } from './store.ts';
import type { Toasts } from './toasts/toasts.ts';

/**
 * The state and services that all parts of the site share: one instance per page, created by the shell.
 */
export type Platform = {
  readonly locale: Locale;
  readonly storage: KeyValueStorage;
  /** Storage of this tab only. Its content is still there after a reload of the page. */
  readonly tabStorage: KeyValueStorage;
  readonly session: SessionStore;
  readonly api: Api;
  /** Starts a read for a page whose code is still loading. The page later uses the reply. */
  readonly prefetch: PrefetchRead;
  readonly reachability: Reachability;
  /** Tells when something has changed that the user may see, while the server can be followed. */
  readonly changes: ChangeStreams;
  /** What the page knows of the changes in what it shows. */
  readonly changeTags: ChangeTags;
  readonly etags: EtagCache;
  /** The save queue of the signed-in account; null while nobody is signed in. */
  readonly queue: Store<SaveQueue | null>;
  /** The savers of the modules that are loaded: how each kind of value is saved. */
  readonly savers: Savers;
  /** Texts in fields that cannot be saved as they are, for example because they are too long. */
  readonly drafts: Drafts;
  /** Failed saves that do not go through the save queue. One alert shows them together with the queue's failures. */
  readonly failedSaves: FailedSaves;
  readonly messages: Messages;
  readonly modules: ModuleStore;
  readonly toasts: Toasts;
  /** How many parts of the page are loading for the first time. */
  readonly pending: PendingLoads;
  /** The name of the open page (`useSetPageName`). */
  readonly pageName: Store<string | undefined>;
  /**
   * True once the page's own code loads another address. The browser then does not ask about unsaved changes, because
   * the user has already been asked.
   */
  readonly leaving: Pick<Store<boolean>, 'get'>;
  /** Loads an address as a full page load, for example in another language. Tests replace this function. */
  readonly loadAddress: (address: string) => void;
};

export const PlatformContext = createContext<Platform | null>(null);

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('this part stands outside of a <PlatformProvider>');
  return platform;
}

/** The language of the page; it changes only with a full page load. */
export function useLanguage() {
  return usePlatform().locale.language;
}
