import { useLayoutEffect } from 'react';
import { usePlatform } from '@cert/shared/platform';
import { signOut } from './signOut.ts';

/** Visiting the sign-in page ends the session that there was (spec 2 §2); of nobody's page another tab is asked. */
export function useEndOfSession(): void {
  const platform = usePlatform();
  // Before the first paint: nobody sees an account that is about to leave.
  useLayoutEffect(() => {
    if (platform.session.get()) signOut(platform);
    else platform.session.reread();
  }, [platform]);
}
