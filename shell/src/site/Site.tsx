import { Outlet, ScrollRestoration } from '@cert/shared/platform';
import { LoadingBar } from './LoadingBar.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageAnnouncement } from './PageAnnouncement.tsx';
import { SkipLink } from './SkipLink.tsx';
import { usePrefetch } from './usePrefetch.ts';

/** Around every page, whatever its frame. */
export function Site() {
  usePrefetch();
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <Outlet />
      <OfflineNotice />
      <PageAnnouncement />
      <ScrollRestoration />
    </>
  );
}
