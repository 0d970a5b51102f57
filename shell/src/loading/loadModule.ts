import {
  getInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RegistryEntry } from '@cert/shared/contract';
import type { ModuleDefinition } from '@cert/shared/platform';

/** A module's entry file must have run within this time; the federation runtime has no limit of its own. */
const entryTimeoutMs = 4_000;

const entryTimeouts: ModuleFederationRuntimePlugin = {
  name: 'entry-timeouts',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    return { script, timeout: entryTimeoutMs };
  },
};

/**
 * Loads a module through the federation runtime. Rejects when its files cannot be had; another call tries anew.
 * The container is named after the build, so two versions of one module can meet in a page.
 */
export async function loadModule({
  name,
  container,
  entry,
}: RegistryEntry): Promise<ModuleDefinition> {
  const federation = getInstance();
  if (!federation) throw new Error('the shell was built without federation');
  federation.registerPlugins([entryTimeouts]);
  const isKnown = federation.options.remotes.some((remote) => remote.name === container);
  if (!isKnown) federation.registerRemotes([{ name: container, entry }]);
  const loaded = await federation.loadRemote<{ default: ModuleDefinition }>(`${container}/module`);
  if (!loaded) throw new Error(`module ${name} exposes nothing`);
  return loaded.default;
}
