import { isLanguage } from '@cert/shared/domain';
import { storageKeys, type KeyValueStorage } from '@cert/shared/platform';

/**
 * Handles `/hr`, `/sr` and `/en`: stores the language and returns the address to continue with, which is `/` with the
 * same query and fragment. @returns undefined for every other address
 */
export function applyLanguagePath(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  storage: Pick<KeyValueStorage, 'setItem'>,
): string | undefined {
  const [, segment, rest] = pathname.split('/');
  if (!isLanguage(segment) || rest) return undefined;
  storage.setItem(storageKeys.language, segment);
  return `/${search}${hash}`;
}
