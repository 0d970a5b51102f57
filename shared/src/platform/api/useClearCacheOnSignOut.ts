import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { usePlatform } from '../platform.ts';

/** Drops every cached reply as soon as the account that read it signs out. */
export function useClearCacheOnSignOut(): void {
  const { session, etags } = usePlatform();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let accountId = session.get()?.accountId;
    return session.subscribe(() => {
      const before = accountId;
      accountId = session.get()?.accountId;
      if (before === undefined || before === accountId) return;
      etags.clear();
      void mutate((key) => Array.isArray(key) && key.at(-1) === before, undefined, {
        revalidate: false,
      });
    });
  }, [session, etags, mutate]);
}
