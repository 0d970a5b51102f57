import useSWRImmutable from 'swr/immutable';
import { UnreachableError } from '../api/api.ts';
import type { ReadState } from '../api/useRead.ts';
import { usePlatform } from '../platform.ts';

/**
 * Loads a resource that a part needs in addition to its own code, such as an editor or the messages of a long text. The
 * resource is loaded once per page. Network errors are retried automatically; after any other failure the caller can
 * call `retry`.
 * @param name identifies the resource; unique on the page
 */
export function useLazy<Value>(name: string, load: () => Promise<Value>): ReadState<Value> {
  const { modules } = usePlatform();
  const { data, error, isLoading, mutate } = useSWRImmutable<Value, UnreachableError>(
    ['lazy', name],
    () =>
      modules.loadWithRetries(load).catch((cause: unknown) => {
        throw new UnreachableError(cause);
      }),
  );
  return { data, failure: error, isLoading, retry: () => void mutate() };
}
