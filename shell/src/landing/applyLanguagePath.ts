import { isLanguage } from '@cert/shared/domain';
import { storageKeys, type KeyValueStorage } from '@cert/shared/platform';

/**
 * `/hr`, `/sr` and `/en` are where a language is chosen: the first segment is stored, and the way goes on to `/`
 * (spec 2 §2). @returns the address to go on to; undefined for every other one
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
