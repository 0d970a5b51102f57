import {
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  usePlatform,
  useStore,
} from '@cert/shared/platform';

/** Lets signed-in people through; everybody else signs in first and then comes back to the same page. */
export function SignedIn() {
  const { session, queue } = usePlatform();
  const location = useLocation();
  const isSignedIn = useStore(session) !== null;
  const isQueueOpen = useStore(queue) !== null;
  if (!isSignedIn) {
    const from = `${location.pathname}${location.search}${location.hash}`;
    return <Navigate to="/login" replace state={{ from }} />;
  }
  // The queue opens within a few milliseconds of signing in; pages may rely on it.
  if (!isQueueOpen) return null;
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
