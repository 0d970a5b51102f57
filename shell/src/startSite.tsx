import './nonce.ts';
import '@cert/shared/ui/look.css';
import { createRoot } from 'react-dom/client';
import type { Registry } from '@cert/shared/contract';
import { browserOptions, createPlatform, type LoadModule } from '@cert/shared/platform';
import { App } from './App.tsx';
import { landOn } from './landing/landOn.ts';
import { addShellWords } from './shellWords.ts';

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
  const [registry, options] = await Promise.all([readRegistry(), browserOptions()]);
  const platform = await createPlatform({ ...options, registry, loadModule });
  await addShellWords(platform.words, platform.place.language);
  createRoot(root).render(<App platform={platform} />);
}
