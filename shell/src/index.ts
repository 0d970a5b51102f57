import './nonce.ts';
import { expectedHashes } from './installIntegrityCheck.ts';
import { getInstance } from '@module-federation/enhanced/runtime';
import { browserStorage } from '@cert/shared/platform';
import { createModuleLoader } from './modules/createModuleLoader.ts';
import { provideContainerRuntime } from './modules/provideContainerRuntime.ts';
import { loadRegistry, readEmbeddedRegistry } from './modules/loadRegistry.ts';
import { startSite } from './startSite.tsx';
import { listTrialOrigins, updateStoredTrial, loadTabTrials } from './trial.ts';

const federation = getInstance();
if (!federation) throw new Error('the shell was built without federation');
provideContainerRuntime();

/** The registry that is embedded in the page, for the first read. Later reads request it from the server. */
let embedded = readEmbeddedRegistry(document);

void startSite({
  async readRegistry() {
    const read = await loadRegistry({
      storage: browserStorage.local,
      fetch: fetch.bind(globalThis),
      embedded,
    });
    embedded = null;
    expectedHashes?.addRegistry(read.registry);
    return read;
  },
  async loadTrial() {
    const trial = await loadTabTrials(updateStoredTrial(location, browserStorage.tab), {
      allowedOrigins: listTrialOrigins(document),
      fetch: fetch.bind(globalThis),
    });
    for (const { base } of trial.tried) expectedHashes?.allow(base);
    return trial;
  },
  loader: createModuleLoader(federation, expectedHashes),
});
