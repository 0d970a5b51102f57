/**
 * One module alone on its own port (architecture §2): a platform of its own, the real API with the demo world,
 * and a switch between the demo accounts. Never part of the site.
 */
import '../ui/look.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import {
  browserOptions,
  createPlatform,
  PlatformProvider,
  soleVersion,
  ToastMessages,
  type ModuleDefinition,
} from '@cert/shared/platform';
import { moduleFile } from '../contract/index.ts';
import { Workbench } from './Workbench.tsx';
import { WorkbenchPage } from './WorkbenchPage.tsx';

export type StandaloneModule = {
  definition: ModuleDefinition;
  /** Its `module.json`, as read. */
  file: unknown;
  /** Shown at `/{id}`: what there is to see of a module that has slots instead of pages. */
  home?: ComponentType<{ questionnaireId: number }>;
};

/** Shows the module's pages under the addresses that they have in the site. */
export async function startStandalone(module: StandaloneModule): Promise<void> {
  const { definition, home } = module;
  const file = moduleFile.parse(module.file);
  const platform = await createPlatform({
    ...(await browserOptions()),
    registry: { modules: [soleVersion(file)] },
    loadModule: () => Promise.resolve(definition),
  });
  const pages = file.pages.map((page) => ({
    path: `/:questionnaireId/${page.path}`,
    element: <WorkbenchPage module={file.name} page={page} />,
  }));
  const start = { path: '*', element: <Workbench file={file} home={home} /> };
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
