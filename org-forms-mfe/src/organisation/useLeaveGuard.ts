import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { usePlatform } from '@cert/shared/platform';

export type LeaveGuard = {
  /** Whether the person is on the way to another page, and is to be asked. */
  isAsking: boolean;
  stay: () => void;
  go: () => void;
};

/** Asks before a page with unsaved entries is left: for another page of the site by us, for anything else by the browser. */
export function useLeaveGuard(hasUnsaved: boolean): LeaveGuard {
  const { session } = usePlatform();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Who is signed out must get to the sign-in page.
      session.get() !== null,
  );
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
  };
}
