import { matchPath, matchRoutes, useLocation } from 'react-router-dom';
import {
  type ModulePageEntry,
  type Platform,
  type Session,
  usePlatform,
  useStore,
} from '@cert/shared/platform';

/**
 * Finds the module page at an address of this site; undefined if there is none for this user.
 * @param pathname including the language
 */
export function findModulePage(
  { modules, locale }: Pick<Platform, 'modules' | 'locale'>,
  reader: Session,
  pathname: string,
): ModulePageEntry | undefined {
  const path = pathname.slice(locale.basename === '/' ? 0 : locale.basename.length);
  return modules.pages(reader).find((one) => matchPath(`/:questionnaireId/${one.path}`, path));
}

/** The identifier of a page for the module store. */
export const toPartId = ({ module, page }: ModulePageEntry) =>
  ({ module, kind: 'pages', part: page }) as const;

/** The module page at the current address, even if the user has no access to it; undefined at any other address. */
export function useModulePage(): ModulePageEntry | undefined {
  const { modules } = usePlatform();
  const { pathname } = useLocation();
  useStore(modules.inUse);
  const routes = modules
    .allPages()
    .map((page) => ({ path: `/:questionnaireId/${page.path}`, handle: page }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}
