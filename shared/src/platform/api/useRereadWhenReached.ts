import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { usePlatform } from '../platform.ts';

/** Reads everything on the page again as soon as the server can be reached again: what failed meanwhile is mended. */
export function useRereadWhenReached(): void {
  const { reach } = usePlatform();
  const { mutate } = useSWRConfig();
  const rereadAll = useEffectEvent(() => void mutate(Array.isArray));
  useEffect(
    () =>
      reach.subscribe(() => {
        if (reach.get()) rereadAll();
      }),
    [reach],
  );
}
