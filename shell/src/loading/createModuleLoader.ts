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

/** A module's entry file must have run within this time; the federation runtime has no limit of its own. */
export const entryTimeoutMs = 4_000;

/** Loads modules through the federation runtime, and knows why one could not be loaded. */
export type ModuleLoader = { loadModule: LoadModule; explainFailure: ExplainFailure };

/**
 * Loads through this runtime. No script of a module runs whose hash the registry does not name; while the
 * site is developed there are no hashes, and nothing is checked. A module's container is named after its build, so two versions of one module can meet in a page.
 */
export function createModuleLoader(
  federation: ModuleFederation,
  integrity: Pick<Integrity, 'of'> | undefined,
): ModuleLoader {
  federation.registerPlugins([checkingFiles(integrity)]);
  /** What the runtime says of a failed entry does not tell whose it is. */
  const failedEntries = new WeakMap<object, string>();
  /** Of each failure the reason, so that a file is asked for again only once. */
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
  const isNotLoaded = /ScriptNetworkError|ChunkLoadError|Loading (CSS )?chunk/;
  // webpack's word for a file that was loaded and is not what it should be.
  const { type } = failure as { type?: unknown };
  const said = `${failure.name} ${failure.message}`;
  if (address === undefined || type === 'missing' || !isNotLoaded.test(said)) return 'broken';
  return findFailureReason(address, integrity?.of(address));
}

/** webpack names the file that it could not load. */
function addressIn(failure: Error): string | undefined {
  const { request } = failure as { request?: unknown };
  return typeof request === 'string' ? new URL(request, location.href).href : undefined;
}

/** Fails closed: a file that is not in the registry gets a hash that nothing has. */
function checkingFiles(
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
