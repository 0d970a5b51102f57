import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { findLastAccount, usePlatform, useStore } from '@cert/shared/platform';
import { storeReturnPath } from './returnPath.ts';
import { SessionExpired } from './SessionExpired.tsx';

/** Renders the page for signed-in accounts. Others sign in first and then return to the same page. */
export function RequireSignIn() {
  const { session, storage, queue } = usePlatform();
  const current = useStore(session);
  const isQueueOpen = useStore(queue) !== null;
  const [owner] = useState(() => current?.accountId ?? findLastAccount(storage)?.id);
  if (!current) return <RedirectToSignIn owner={owner} />;
  // The save queue opens within milliseconds after signing in. Pages can rely on it.
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
