import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { findLastAccount, usePlatform, useStore } from '@cert/shared/platform';
import { InitialPasswordPage } from './PasswordPages.tsx';
import { storeReturnPath } from './returnPath.ts';
import type { SignInNavigationState } from './useEndSession.ts';
import { SecondFactorDuePage } from './SecondFactorDuePage.tsx';
import { SessionExpired } from './SessionExpired.tsx';

/**
 * Renders the page if an account is signed in. Otherwise redirects to the sign-in, which returns to the same page. A
 * page that one account has opened is never continued by another account that signs in in another tab. An account whose
 * password was set by the office gets the page for changing it instead; one that must have a second factor, the page
 * for setting it up.
 */
export function RequireSignIn() {
  const { session, storage, queue } = usePlatform();
  const current = useStore(session);
  const isQueueOpen = useStore(queue) !== null;
  const [opener] = useState(() => current?.accountId);
  const [owner] = useState(() => opener ?? findLastAccount(storage)?.id);
  if (!current || (opener !== undefined && opener !== current.accountId))
    return <RedirectToSignIn owner={owner} />;
  if (current.due === 'password-due') return <InitialPasswordPage />;
  if (current.due === 'second-factor-due') return <SecondFactorDuePage />;
  // Waits until the save queue is open (milliseconds after the sign-in), so that pages can rely on an open queue.
  if (!isQueueOpen) return null;
  return (
    <>
      <Outlet />
      {current.hasExpired && <SessionExpired session={current} />}
    </>
  );
}

function RedirectToSignIn({ owner }: { owner: number | undefined }) {
  const { tabStorage } = usePlatform();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    storeReturnPath(tabStorage, { path: `${pathname}${search}${hash}`, accountId: owner });
    void navigate('/login', {
      replace: true,
      state: { isRedirect: true } satisfies SignInNavigationState,
    });
  }, [tabStorage, navigate, pathname, search, hash, owner]);
  return null;
}
