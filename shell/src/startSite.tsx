import './nonce.ts';
import '@cert/shared/ui/look.css';
import { startTransition, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import {
  createBrowserPlatformOptions,
  browserStorage,
  createPlatform,
  PlatformProvider,
  readLocale,
  tolerateTranslators,
  type Platform,
} from '@cert/shared/platform';
import { storeLanguageOfPath } from './storeLanguageOfPath.ts';
import type { ModuleLoader } from './modules/createModuleLoader.ts';
import { pollRegistry } from './modules/pollRegistry.ts';
import type { LoadedRegistry } from './modules/loadRegistry.ts';
import { routes } from './routes.tsx';
import { shellMessages } from './shellMessages.ts';
import { findModulePage, toPartId } from './site/findModulePage.ts';
import { startReadsOfPage } from './site/startReadsOfPage.ts';
import { watchUncaughtErrors } from './site/watchUncaughtErrors.ts';
import type { TabTrials } from './trial.ts';
import { SiteStateContext, type SiteState } from './site/siteState.ts';

/** Reads the registry, creates the platform and renders the site. The caller decides how modules are loaded. */
export async function startSite({
  readRegistry,
  loader,
  loadTrial = () => Promise.resolve({ tried: [], off: [], refused: [] }),
}: {
  readRegistry: () => Promise<LoadedRegistry>;
  loader: ModuleLoader;
  /** Loads the trial builds that this tab shows instead of the registry's versions. */
  loadTrial?: () => Promise<TabTrials>;
}): Promise<void> {
  const root = document.getElementById('page');
  if (!root) throw new Error('index.html has no #page');
  tolerateTranslators();
  storeLanguageOfPath(location, browserStorage.local);
  // Loads everything in parallel, because each round trip is long on a slow connection.
  const messages = shellMessages[readLocale(location.pathname, browserStorage.local).language]();
  const [read, trial, options] = await Promise.all([
    readRegistry(),
    loadTrial(),
    createBrowserPlatformOptions(),
    messages,
  ]);
  const platform = await createPlatform({ ...options, ...loader, registry: read.registry, trial });
  watchUncaughtErrors(window, platform.modules);
  const reader = platform.session.get();
  const opened = reader && findModulePage(platform, reader, location.pathname);
  // Starts loading the page's code and data while the frame renders.
  if (opened) {
    platform.modules.part(toPartId(opened));
    startReadsOfPage(platform, opened, location);
  }
  const { source: registrySource, readNow: readRegistryNow } = pollRegistry({
    first: read,
    read: readRegistry,
    modules: platform.modules,
    clock: options.clock,
  });
  await platform.messages.load('shell', shellMessages);
  const page = createRoot(root);
  // Renders the site in a transition, which input can interrupt. So the page reacts to input even on slow devices.
  const state = { registrySource, readRegistryNow, trial };
  startTransition(() => page.render(<App platform={platform} state={state} />));
}

type Props = { platform: Platform; state: SiteState };

/** The whole site: the platform's provider around the router. */
function App({ platform, state }: Props) {
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
