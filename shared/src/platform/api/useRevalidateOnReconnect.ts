import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { usePlatform } from '../platform.ts';

/**
 * The server counts as away after this long without an answer. One call that fails beside others that work is no
 * outage: reading everything again for it would make it fail again, and so on for ever.
 */
export const outageMs = 1_000;

/** Reads everything on the page again as soon as the server is back: what failed meanwhile is mended. */
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
