import { matchPath } from 'react-router-dom';
import { type ModulePageEntry, type Platform, type Session } from '@cert/shared/platform';

/**
 * Finds the module page at an address of this site; undefined if there is none for this reader.
 * @param pathname including the language
 */
export function findPage(
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
