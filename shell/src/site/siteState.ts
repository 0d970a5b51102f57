import { createContext, useContext } from 'react';
import { createStore, type Store, type Trial } from '@cert/shared/platform';

/** State of the site that only the shell uses, not the modules. */
export type SiteState = {
  /** Whether the registry in use is the server's current one. */
  isCurrent: Pick<Store<boolean>, 'get' | 'subscribe'>;
  /** Trial builds and switched-off modules of this tab. */
  trial: Trial;
};

export const SiteStateContext = createContext<SiteState>({
  isCurrent: createStore(true),
  trial: { tried: [], off: [] },
});

export function useSiteState(): SiteState {
  return useContext(SiteStateContext);
}
