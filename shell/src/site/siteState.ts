import { createContext, useContext } from 'react';
import { createStore, type Store } from '@cert/shared/platform';
import type { RegistrySource } from '../modules/loadRegistry.ts';
import type { TabTrials } from '../trial.ts';

/** The state that only the shell uses; modules have no access to it. */
export type SiteState = {
  /** The source of the registry in use. */
  registrySource: Pick<Store<RegistrySource>, 'get' | 'subscribe'>;
  /** Reads the registry again. */
  readRegistryNow: () => Promise<void>;
  /** Trial builds and switched-off modules of this tab. */
  trial: TabTrials;
};

/** The state of a site with the server's registry and without trials. */
export const defaultSiteState: SiteState = {
  registrySource: createStore<RegistrySource>('server'),
  readRegistryNow: () => Promise.resolve(),
  trial: { tried: [], off: [], refused: [] },
};

export const SiteStateContext = createContext<SiteState>(defaultSiteState);

export function useSiteState(): SiteState {
  return useContext(SiteStateContext);
}
