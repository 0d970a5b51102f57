import './nonce.ts';
import { integrity } from './checkFiles.ts';
import { getInstance } from '@module-federation/enhanced/runtime';
import { createModuleLoader } from './loading/createModuleLoader.ts';
import { readRegistry } from './loading/readRegistry.ts';
import { startSite } from './startSite.tsx';
import { allowedOrigins } from './trial/allowedOrigins.ts';
import { loadTrial } from './trial/loadTrial.ts';
import { readTrial } from './trial/storedTrial.ts';

const federation = getInstance();
if (!federation) throw new Error('the shell was built without federation');

void startSite({
  async readRegistry() {
    const read = await readRegistry({ storage: localStorage, fetch: fetch.bind(globalThis) });
    integrity?.learn(read.registry);
    return read;
  },
  async loadTrial() {
    const trial = await loadTrial(readTrial(location, sessionStorage), {
      allowedOrigins: allowedOrigins(document),
      fetch: fetch.bind(globalThis),
    });
    for (const { base } of trial.tried) integrity?.allow(base);
    return trial;
  },
  loader: createModuleLoader(federation, integrity),
});
