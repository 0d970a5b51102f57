import { useLayoutEffect } from 'react';
import { usePlatform } from '@cert/shared/platform';
import { signOut } from './signOut.ts';

/** Ends the session when the sign-in page opens. Without a session, checks whether another tab has signed in. */
export function useEndSession(): void {
  const platform = usePlatform();
  // Before the first paint, so that the page never shows the account that is being signed out.
  useLayoutEffect(() => {
    if (platform.session.get()) signOut(platform);
    else platform.session.reread();
  }, [platform]);
}
