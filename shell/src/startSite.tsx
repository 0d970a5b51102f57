import './nonce.ts';
import '@cert/shared/ui/look.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Registry } from '@cert/shared/contract';
import { browserOptions, createPlatform, readPlace, type LoadModule } from '@cert/shared/platform';
import { App } from './App.tsx';
import { landOn } from './landing/landOn.ts';
import { addShellWords, loadShellWords } from './shellWords.ts';

/** Reads the registry, makes the platform and shows the site. How modules are found and loaded is handed in. */
export async function startSite({
  readRegistry,
  loadModule,
}: {
  readRegistry: () => Promise<Registry>;
  loadModule: LoadModule;
}): Promise<void> {
  const root = document.getElementById('page');
  if (!root) throw new Error('index.html has no #page');
  const next = landOn(location, localStorage);
  if (next !== undefined) history.replaceState(null, '', next);
  // At once, not one after the other: a slow line makes each wait long.
  const words = loadShellWords(readPlace(location.pathname, localStorage).language);
  const [registry, options] = await Promise.all([readRegistry(), browserOptions(), words]);
  const platform = await createPlatform({ ...options, registry, loadModule });
  await addShellWords(platform.words, platform.place.language);
  const page = createRoot(root);
  // In slices, so that a slow processor answers to keys and touches meanwhile.
  startTransition(() => page.render(<App platform={platform} />));
}
