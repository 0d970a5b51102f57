import { defaultLanguage, isLanguage, type Language } from '../../domain/index.ts';
import { storageKeys, type KeyValueStorage } from '../session/browserStorage.ts';

/** The language of the page, and its path prefix in the address, which the router ignores. */
export type Locale = { language: Language; basename: '/' | `/${Language}` };

/** Finds the language: of the path, else the stored choice, else hr. See docs/product/site.md#languages. */
export function readLocale(pathname: string, storage: KeyValueStorage): Locale {
  const segment = pathname.split('/')[1];
  if (isLanguage(segment)) return { language: segment, basename: `/${segment}` };
  const stored = storage.getItem(storageKeys.language);
  return { language: isLanguage(stored) ? stored : defaultLanguage, basename: '/' };
}

/** The same path under another language's prefix: `/en/7/info` → `/hr/7/info`. */
export function pathInLanguage(pathname: string, language: Language): string {
  const segments = pathname.split('/').slice(1);
  const rest = isLanguage(segments[0]) ? segments.slice(1) : segments;
  return `/${[language, ...rest].join('/')}`;
}
