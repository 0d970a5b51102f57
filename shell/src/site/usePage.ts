import { matchRoutes, useLocation } from 'react-router-dom';
import { usePlatform, useStore, type ModulePageEntry } from '@cert/shared/platform';

/** The module page at the current address; undefined for the shell's own pages. */
export function usePage(): ModulePageEntry | undefined {
  const { modules } = usePlatform();
  const { pathname } = useLocation();
  useStore(modules.inUse);
  const routes = modules
    .allPages()
    .map((page) => ({ path: `/:questionnaireId/${page.path}`, handle: page }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}
