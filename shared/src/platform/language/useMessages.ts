import { useLazy } from '../loading/useLazy.ts';
import type { ReadState } from '../api/useRead.ts';
import { usePlatform } from '../platform.ts';
import type { MessageLoaders } from './messages.ts';

/**
 * Loads a namespace that only some pages of a part need; `useTranslation` can use its messages as soon as `data` is
 * set.
 */
export function useMessages(namespace: string, loaders: MessageLoaders): ReadState<true> {
  const { messages } = usePlatform();
  return useLazy(namespace, () => messages.load(namespace, loaders).then(() => true));
}
