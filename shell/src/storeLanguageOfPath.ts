import { isLanguage } from '@cert/shared/domain';
import { storageKeys, type KeyValueStorage } from '@cert/shared/platform';

/**
 * Stores the language if the path is a language landing: exactly `/hr`, `/sr` or `/en`. A longer path such as
 * `/en/7/info` stores nothing, because the link may come from somebody who reads another language. See
 * docs/product/site.md#languages.
 */
export function storeLanguageOfPath(
  { pathname }: Pick<Location, 'pathname'>,
  storage: Pick<KeyValueStorage, 'setItem'>,
): void {
  const [, segment, rest] = pathname.split('/');
  if (isLanguage(segment) && !rest) storage.setItem(storageKeys.language, segment);
}
