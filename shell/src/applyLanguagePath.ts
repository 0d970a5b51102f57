import { isLanguage } from '@cert/shared/domain';
import { storageKeys, type KeyValueStorage } from '@cert/shared/platform';

/**
 * Stores the language of a language landing: `/hr`, `/sr` or `/en`. The page keeps this prefix. An address below it,
 * such as `/en/7/info`, stores nothing: it may come from somebody who reads another language. See
 * docs/product/site.md#languages.
 */
export function applyLanguagePath(
  { pathname }: Pick<Location, 'pathname'>,
  storage: Pick<KeyValueStorage, 'setItem'>,
): void {
  const [, segment, rest] = pathname.split('/');
  if (isLanguage(segment) && !rest) storage.setItem(storageKeys.language, segment);
}
