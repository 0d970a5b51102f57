import {
  registerGlobalPlugins,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RegistryEntry } from '@cert/shared/contract';
import type {
  ClassifyFailure,
  FailureReason,
  LoadModule,
  ModuleDefinition,
} from '@cert/shared/platform';
import type { ExpectedHashes } from './integrity.ts';

/** Milliseconds within which a module's entry file must have run. The federation runtime has no timeout of its own. */
export const entryTimeoutMs = 4_000;

/** Loads modules through the federation runtime, and finds out why a module failed to load. */
export type ModuleLoader = { loadModule: LoadModule; classifyFailure: ClassifyFailure };

/**
 * Creates a loader for this federation runtime. A module's script runs only if its hash is in the registry; trial
 * builds are not checked. Each build has its own container name, so two versions of a module can run in one page.
 * @param integrity undefined in development, where no file is checked
 */
export function createModuleLoader(
  federation: ModuleFederation,
  integrity: Pick<ExpectedHashes, 'of'> | undefined,
): ModuleLoader {
  federation.registerPlugins([integrityPlugin(integrity)]);
  // The plugin is global, because each module's container has a runtime of its own, which gets only global plugins.
  registerGlobalPlugins([libraryRetryPlugin]);
  /** The address of the entry file that failed to load, by error: the runtime's error does not contain the address. */
  const failedEntries = new WeakMap<object, string>();
  /** The reason of each failure. Finding it requests the file a second time, so this must happen only once. */
  const reasons = new WeakMap<object, Promise<FailureReason>>();
  /** Builds whose last load failed, by container name. */
  const failedContainers = new Set<string>();

  return {
    async loadModule(version: RegistryEntry, wanted = []): Promise<ModuleDefinition> {
      const { name, container, base, entry } = version;
      if (failedContainers.has(container)) refreshParts(version, wanted);
      else preloadParts(version, { wanted, integrity });
      const address = new URL(base + entry, location.href).href;
      const isKnown = federation.options.remotes.some((remote) => remote.name === container);
      if (!isKnown) federation.registerRemotes([{ name: container, entry: address }]);
      try {
        const loaded = await federation.loadRemote<{ default: ModuleDefinition }>(
          `${container}/module`,
        );
        if (!loaded) throw new Error(`module ${name} exposes nothing`);
        failedContainers.delete(container);
        return loaded.default;
      } catch (failure) {
        failedContainers.add(container);
        if (failure instanceof Error) failedEntries.set(failure, address);
        throw failure;
      }
    },
    classifyFailure(failure) {
      if (!(failure instanceof Error)) return Promise.resolve('broken');
      const address = addressIn(failure) ?? failedEntries.get(failure);
      const reason = reasons.get(failure) ?? reasonOf(failure, address, integrity);
      reasons.set(failure, reason);
      return reason;
    },
  };
}

/** The federation runtime's message for a shared package that does not have the version that the module needs. */
const wrongVersion = /of shared singleton module \S+ does not satisfy the requirement/;

async function reasonOf(
  failure: Error,
  address: string | undefined,
  integrity: Pick<ExpectedHashes, 'of'> | undefined,
): Promise<FailureReason> {
  if (wrongVersion.test(failure.message)) return 'incompatible';
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

/** A plugin that adds integrity checks. A file that is not in the registry gets a hash that never matches. */
function integrityPlugin(
  integrity: Pick<ExpectedHashes, 'of'> | undefined,
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

/**
 * Preloads the files of a module's parts in parallel with its entry. Otherwise the browser would request them only
 * after the entry has run. The files do not run until the module requests them.
 * @param wanted names in `parts`; names that the build does not have are ignored
 */
export function preloadParts(
  { base, parts }: Pick<RegistryEntry, 'base' | 'parts'>,
  {
    wanted,
    integrity,
  }: { wanted: readonly string[]; integrity: Pick<ExpectedHashes, 'of'> | undefined },
): void {
  const files = new Set(wanted.flatMap((part) => parts[part] ?? []));
  const links = [...files].map((file) => {
    const address = new URL(base + file, location.href);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address.href;
    const hash = integrity?.of(address.href);
    if (hash !== undefined) link.integrity = hash;
    if (address.origin !== location.origin) link.crossOrigin = 'anonymous';
    return link;
  });
  document.head.append(...links);
}

/**
 * Requests the files of a module's parts without the browser's caches when the module is loaded again. Otherwise WebKit
 * reuses the failed preloads and does not request the files from the server.
 */
function refreshParts({ base, parts }: RegistryEntry, wanted: readonly string[]): void {
  const files = new Set(wanted.flatMap((part) => parts[part] ?? []));
  // Errors are ignored here, because the federation runtime requests the same files and reports its errors.
  for (const file of files) fetch(base + file, { cache: 'reload' }).catch(() => undefined);
}

/** Timeout in milliseconds of the request that finds out why a file failed; at most `entryTimeoutMs`. */
const answerTimeoutMs = 4_000;

/**
 * Finds out why a script did not load, because the browser does not report the reason. Requests the file again and
 * checks the response. If this response is correct, the first one was interrupted, or the browser had cached a wrong
 * one (files of modules never expire). A retry then works, because this response replaces the cached one.
 * @param expected the expected hash; undefined if the file is not checked
 */
async function findFailureReason(
  address: string,
  expected: string | undefined,
): Promise<FailureReason> {
  let response: Response;
  try {
    response = await fetch(address, {
      cache: 'reload',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    if (!response.ok) return 'missing';
    if (expected === undefined) return 'network';
    const digest = await digestOf(await response.arrayBuffer());
    if (digest === undefined) return 'broken';
    return digest === expected ? 'network' : 'tampered';
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'TimeoutError' ? 'slow' : 'network';
  }
}

/** Returns the hash of a file; undefined without a secure connection, where browsers offer no cryptography. */
async function digestOf(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * A plugin of the federation runtime for every container: lets a shared package load again after a failure. Without it,
 * the runtime keeps the rejected promise of the first load, so “Try again” would only get the old failure.
 */
export const libraryRetryPlugin: ModuleFederationRuntimePlugin = {
  name: 'retry-library-loads',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const version of Object.values(scope[pkgName] ?? {}))
        if (!version.loaded) version.loading = null;
  },
};
