import { matchPath, type Page, type Platform, type Session } from '@cert/shared/platform';

/**
 * Fetches the code of the page at an address of this site, if it is this reader's; nothing else.
 * @param pathname with the language
 */
export function prefetchPage(
  { modules, place }: Pick<Platform, 'modules' | 'place'>,
  reader: Session,
  pathname: string,
): void {
  const path = pathname.slice(place.basename === '/' ? 0 : place.basename.length);
  const page = modules
    .pages(reader)
    .find((one) => matchPath(`/:questionnaireId/${one.path}`, path));
  if (page) modules.prefetch(partOf(page));
}

/** What the modules call a page. */
export const partOf = ({ module, page }: Page) => ({ module, kind: 'pages', part: page }) as const;
