import { matchRoutes, useLocation } from 'react-router-dom';
import { usePlatform, useStore, type Page } from '@cert/shared/platform';

/** The module's page that stands at this address; undefined at the shell's own. */
export function usePage(): Page | undefined {
  const { modules } = usePlatform();
  const { pathname } = useLocation();
  useStore(modules.inUse);
  const routes = modules
    .allPages()
    .map((page) => ({ path: `/:questionnaireId/${page.path}`, handle: page }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}
