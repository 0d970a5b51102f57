import { useMemo } from 'react';
import {
  createBrowserRouter,
  PlatformProvider,
  RouterProvider,
  type Platform,
} from '@cert/shared/platform';
import { routes } from './routes.tsx';

type Props = { platform: Platform };

/** The whole site: the platform around the routes that the registry's pages make. */
export function App({ platform }: Props) {
  const router = useMemo(
    () => createBrowserRouter(routes(platform.modules), { basename: platform.place.basename }),
    [platform],
  );
  return (
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>
  );
}
