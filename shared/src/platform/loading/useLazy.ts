import useSWRImmutable from 'swr/immutable';
import { Unreachable } from '../api/api.ts';
import type { ReadState } from '../api/useRead.ts';
import { usePlatform } from '../platform.ts';

/**
 * Loads something that a part needs in addition to its own code, such as an editor or the messages of a long text. It
 * is loaded once per page. Network errors are retried; after any other failure `retry` tries again.
 * @param name identifies the loaded thing; unique on the page
 */
export function useLazy<Value>(name: string, load: () => Promise<Value>): ReadState<Value> {
  const { modules } = usePlatform();
  const { data, error, isLoading, mutate } = useSWRImmutable<Value, Unreachable>(
    ['lazy', name],
    () =>
      modules.attempt(load).catch((cause: unknown) => {
        throw new Unreachable(cause);
      }),
  );
  return { data, failure: error, isLoading, retry: () => void mutate() };
}
