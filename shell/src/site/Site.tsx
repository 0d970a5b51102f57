import { Outlet, ScrollRestoration } from 'react-router-dom';
import { DemoStrip } from './DemoStrip.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { PageAnnouncement } from './PageAnnouncement.tsx';
import { SiteNotices } from './SiteNotices.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useApplyPatches } from './useApplyPatches.ts';
import { usePrefetch } from './usePrefetch.ts';

/** The parts that surround every page of the site, whatever its frame. */
export function Site() {
  usePrefetch();
  useApplyPatches();
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <DemoStrip />
      <Outlet />
      <SiteNotices />
      <PageAnnouncement />
      <ScrollRestoration />
    </>
  );
}
