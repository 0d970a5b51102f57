import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { usePlatform } from '../platform.ts';

/**
 * An outage is a time without any answer of at least this long. One failing call beside working ones is no outage:
 * revalidating because of it would make it fail again, in an endless loop.
 */
export const outageMs = 1_000;

/** Revalidates every read on the page as soon as the server is reachable again, to recover from failed reads. */
export function useRevalidateOnReconnect(): void {
  const { reachability } = usePlatform();
  const { mutate } = useSWRConfig();
  const rereadAll = useEffectEvent(() => void mutate(Array.isArray));
  useEffect(() => {
    let lostAt: number | undefined;
    return reachability.subscribe(() => {
      if (!reachability.get()) {
        lostAt = Date.now();
        return;
      }
      if (lostAt !== undefined && Date.now() - lostAt >= outageMs) rereadAll();
      lostAt = undefined;
    });
  }, [reachability]);
}
