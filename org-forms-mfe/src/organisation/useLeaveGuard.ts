import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { usePlatform } from '@cert/shared/platform';

export type LeaveGuard = {
  /** Whether a navigation is blocked until the person answers. */
  isAsking: boolean;
  stay: () => void;
  go: () => void;
};

/**
 * Asks for confirmation before a page with unsaved changes is left. On navigation within the site our own dialog asks;
 * before the tab is closed or leaves the site, the browser does.
 */
export function useLeaveGuard(hasUnsaved: boolean): LeaveGuard {
  const { session } = usePlatform();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      // After signing out, the sign-in page must open without this question.
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
