import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { findLastAccount, usePlatform, useStore } from '@cert/shared/platform';
import { storeReturnPath } from './returnPath.ts';
import { SessionExpired } from './SessionExpired.tsx';

/** Renders the page if an account is signed in. Otherwise redirects to the sign-in, which returns to the same page. */
export function RequireSignIn() {
  const { session, storage, queue } = usePlatform();
  const current = useStore(session);
  const isQueueOpen = useStore(queue) !== null;
  const [owner] = useState(() => current?.accountId ?? findLastAccount(storage)?.id);
  if (!current) return <RedirectToSignIn owner={owner} />;
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
    void navigate('/login', { replace: true });
  }, [tabStorage, navigate, pathname, search, hash, owner]);
  return null;
}
