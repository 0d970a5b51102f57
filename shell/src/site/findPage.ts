import { matchPath } from 'react-router-dom';
import { type Page, type Platform, type Session } from '@cert/shared/platform';

/**
 * The page of a module at an address of this site, if it is this reader's.
 * @param pathname with the language
 */
export function findPage(
  { modules, locale }: Pick<Platform, 'modules' | 'locale'>,
  reader: Session,
  pathname: string,
): Page | undefined {
  const path = pathname.slice(locale.basename === '/' ? 0 : locale.basename.length);
  return modules.pages(reader).find((one) => matchPath(`/:questionnaireId/${one.path}`, path));
}

/** What the modules call a page. */
export const partOf = ({ module, page }: Page) => ({ module, kind: 'pages', part: page }) as const;
