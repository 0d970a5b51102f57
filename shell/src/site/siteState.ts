import { createContext, useContext } from 'react';
import { createStore, type Store, type Trial } from '@cert/shared/platform';

/** What the shell alone knows of this page, besides the platform. */
export type SiteState = {
  /** Whether the registry in use is what the server says now. */
  isCurrent: Pick<Store<boolean>, 'get' | 'subscribe'>;
  /** What this tab alone has been told to use. */
  trial: Trial;
};

export const SiteStateContext = createContext<SiteState>({
  isCurrent: createStore(true),
  trial: { tried: [], off: [] },
});

export function useSiteState(): SiteState {
  return useContext(SiteStateContext);
}
