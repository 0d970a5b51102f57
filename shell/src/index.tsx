import './nonce.ts';
import '@cert/shared/ui/look.css';
import { createRoot } from 'react-dom/client';
import { createPlatform, openQueueStorage } from '@cert/shared/platform';
import { App } from './App.tsx';
import { loadModule } from './loading/loadModule.ts';
import { readRegistry } from './loading/readRegistry.ts';
import { addShellWords } from './shellWords.ts';

/** Reads the registry, makes the platform and shows the site. */
async function start(root: HTMLElement): Promise<void> {
  const [registry, queueStorage] = await Promise.all([readRegistry(), openQueueStorage()]);
  const platform = await createPlatform({
    pathname: location.pathname,
    storage: localStorage,
    queueStorage,
    clock: {
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    registry,
    loadModule,
    loadAddress: (address) => location.assign(address),
  });
  await addShellWords(platform.words, platform.place.language);
  createRoot(root).render(<App platform={platform} />);
}

const root = document.getElementById('page');
if (root) void start(root);
