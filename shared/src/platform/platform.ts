import { createContext, useContext } from 'react';
import type { Api } from './api/api.ts';
import type { Locale } from './language/language.ts';
import type { EtagCache } from './api/createEtagCache.ts';
import type { Messages } from './language/messages.ts';
import type { ModuleStore } from './modules/moduleStore.ts';
import type { SaveQueue } from './queue/saveQueue.ts';
import type { Reachability } from './api/watchReachability.ts';
import type { Pending } from './loading/createPending.ts';
import type { SessionStore } from './session/session.ts';
import type { KeyValueStorage } from './session/storageKeys.ts';
import type { Store } from './store.ts';
import type { Toasts } from './toasts/toasts.ts';

/** What all parts of the site share: one instance a page, made by the shell (or by a module that runs alone). */
export type Platform = {
  readonly locale: Locale;
  readonly storage: KeyValueStorage;
  /** What this tab alone remembers, over a reload. */
  readonly tabStorage: KeyValueStorage;
  readonly session: SessionStore;
  readonly api: Api;
  readonly reachability: Reachability;
  readonly etags: EtagCache;
  /** The signed-in account's queue; null while nobody is signed in. */
  readonly queue: Store<SaveQueue | null>;
  readonly messages: Messages;
  readonly modules: ModuleStore;
  readonly toasts: Toasts;
  /** How many parts of the page are on their way for the first time. */
  readonly pending: Pending;
  /** What the open page calls itself (`usePageName`). */
  readonly pageName: Store<string | undefined>;
  /** True once another address is loaded on purpose: unsaved changes have been asked about. */
  readonly leaving: Pick<Store<boolean>, 'get'>;
  /** Loads a page anew, in another language for example; a seam for tests. */
  readonly loadAddress: (address: string) => void;
};

export const PlatformContext = createContext<Platform | null>(null);

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('this part stands outside of a <PlatformProvider>');
  return platform;
}

/** The language of the page; it changes only with a reload. */
export function useLanguage() {
  return usePlatform().locale.language;
}
