import { useMemo } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PlatformProvider, type Platform } from '@cert/shared/platform';
import { routes } from './routes.tsx';
import { SiteStateContext, type SiteState } from './site/siteState.ts';

type Props = { platform: Platform; state: SiteState };

/** The whole site: the platform's provider around the router. */
export function App({ platform, state }: Props) {
  const router = useMemo(
    () => createBrowserRouter(routes, { basename: platform.locale.basename }),
    [platform],
  );
  return (
    <PlatformProvider platform={platform}>
      <SiteStateContext value={state}>
        <RouterProvider router={router} />
      </SiteStateContext>
    </PlatformProvider>
  );
}
