/**
 * Runs one module standalone on its own port: with its own platform, the real API with demo data, and a switch between
 * the demo accounts. Not part of the site. See docs/decisions/0007-standalone-entry.md.
 */
import '../ui/look.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import {
  browserOptions,
  createPlatform,
  PlatformProvider,
  tolerateTranslators,
  toSingleVersionModule,
  ToastMessages,
  type ModuleDefinition,
} from '@cert/shared/platform';
import { moduleManifest } from '../contract/index.ts';
import { StandaloneHome } from './StandaloneHome.tsx';
import { StandalonePage } from './StandalonePage.tsx';

export type StandaloneModule = {
  definition: ModuleDefinition;
  /** The parsed content of the module's `module.json`. */
  file: unknown;
  /** Shown at `/{id}`, for a module that has slots instead of pages. */
  home?: ComponentType<{ questionnaireId: number }>;
};

/** Shows the module's pages at the same addresses as in the site. */
export async function startStandalone(module: StandaloneModule): Promise<void> {
  tolerateTranslators();
  const { definition, home } = module;
  const file = moduleManifest.parse(module.file);
  const platform = await createPlatform({
    ...(await browserOptions()),
    registry: { modules: [toSingleVersionModule(file)] },
    loadModule: () => Promise.resolve(definition),
  });
  const pages = file.pages.map((page) => ({
    path: `/:questionnaireId/${page.path}`,
    element: <StandalonePage module={file.name} page={page} />,
  }));
  const start = { path: '*', element: <StandaloneHome file={file} home={home} /> };
  const router = createBrowserRouter([...pages, start], { basename: platform.locale.basename });
  const page = document.getElementById('page');
  if (!page) throw new Error('index.html has no #page');
  createRoot(page).render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
      <ToastMessages />
    </PlatformProvider>,
  );
}
