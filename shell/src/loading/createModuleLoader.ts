import type {
  ModuleFederation,
  ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RegistryEntry } from '@cert/shared/contract';
import type {
  ExplainFailure,
  FailureReason,
  LoadModule,
  ModuleDefinition,
} from '@cert/shared/platform';
import { findFailureReason } from './findFailureReason.ts';
import type { Integrity } from './integrity.ts';
import { preloadParts } from './preloadParts.ts';

/** A module's entry file must run within this time. The federation runtime has no timeout of its own. */
export const entryTimeoutMs = 4_000;

/** Loads modules through the federation runtime, and finds out why a module failed to load. */
export type ModuleLoader = { loadModule: LoadModule; explainFailure: ExplainFailure };

/**
 * Creates a loader for this federation runtime. A module's script runs only if its hash is in the registry; in
 * development there are no hashes and no checks. Each build has its own container name, so two versions of a module
 * can run in one page.
 */
export function createModuleLoader(
  federation: ModuleFederation,
  integrity: Pick<Integrity, 'of'> | undefined,
): ModuleLoader {
  federation.registerPlugins([integrityPlugin(integrity)]);
  /** Addresses of entries that failed, by error, because the runtime's error does not contain the address. */
  const failedEntries = new WeakMap<object, string>();
  /** The reason of each failure. Finding it requests the file a second time, so this must happen only once. */
  const reasons = new WeakMap<object, Promise<FailureReason>>();

  return {
    async loadModule(version: RegistryEntry, wanted = []): Promise<ModuleDefinition> {
      const { name, container, base, entry } = version;
      preloadParts(version, { wanted, integrity });
      const address = new URL(base + entry, location.href).href;
      const isKnown = federation.options.remotes.some((remote) => remote.name === container);
      if (!isKnown) federation.registerRemotes([{ name: container, entry: address }]);
      try {
        const loaded = await federation.loadRemote<{ default: ModuleDefinition }>(
          `${container}/module`,
        );
        if (!loaded) throw new Error(`module ${name} exposes nothing`);
        return loaded.default;
      } catch (failure) {
        if (failure instanceof Error) failedEntries.set(failure, address);
        throw failure;
      }
    },
    explainFailure(failure) {
      if (!(failure instanceof Error)) return Promise.resolve('broken');
      const address = addressIn(failure) ?? failedEntries.get(failure);
      const reason = reasons.get(failure) ?? reasonOf(failure, address, integrity);
      reasons.set(failure, reason);
      return reason;
    },
  };
}

async function reasonOf(
  failure: Error,
  address: string | undefined,
  integrity: Pick<Integrity, 'of'> | undefined,
): Promise<FailureReason> {
  if (failure.name === 'NotInTime' || /timed out|timeout/.test(failure.message)) return 'slow';
  const loadErrors = /ScriptNetworkError|ChunkLoadError|Loading (CSS )?chunk/;
  // webpack's type `missing`: the file was loaded but did not define its chunk.
  const { type } = failure as { type?: unknown };
  const errorText = `${failure.name} ${failure.message}`;
  if (address === undefined || type === 'missing' || !loadErrors.test(errorText)) return 'broken';
  return findFailureReason(address, integrity?.of(address));
}

/** The address in webpack's error for a file that could not be loaded. */
function addressIn(failure: Error): string | undefined {
  const { request } = failure as { request?: unknown };
  return typeof request === 'string' ? new URL(request, location.href).href : undefined;
}

/** Adds integrity checks. A file that is not in the registry gets a hash that never matches, so it cannot run. */
function integrityPlugin(
  integrity: Pick<Integrity, 'of'> | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'checking-files',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      const hash = integrity?.of(url);
      if (hash !== undefined) script.integrity = hash;
      if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
      return { script, timeout: entryTimeoutMs };
    },
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        integrity: integrity?.of(url) ?? '',
        signal: AbortSignal.timeout(entryTimeoutMs),
      }),
  };
}
