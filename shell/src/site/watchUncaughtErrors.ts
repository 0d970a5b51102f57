import type { RegistryEntry } from '@cert/shared/contract';
import type { ModuleFailure, ModuleStore } from '@cert/shared/platform';

/**
 * Reports errors and rejected promises that no code has handled. A report names the module whose script has failed. It
 * omits the error's message, because a message may quote what the user has typed. Errors of browser extensions and
 * other sites are not reported.
 * @returns the function that removes the listeners
 */
export function watchUncaughtErrors(
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  { inUse, report }: Pick<ModuleStore, 'inUse' | 'report'>,
): () => void {
  // A script may belong to a version that this page has used before.
  let used = inUse.get();
  const forget = inUse.subscribe(() => (used = [...new Set([...inUse.get(), ...used])]));
  function tell(reason: ModuleFailure['reason'], addresses: readonly string[]): void {
    const source = findSource(addresses, used);
    if (source) void report({ ...source, reason });
  }
  const onError = (event: ErrorEvent) => {
    // Not an error: browsers send this event when a size changes while a `ResizeObserver` is being notified.
    if (event.message.startsWith('ResizeObserver loop')) return;
    tell('uncaught', [...addressesIn(event.error), event.filename].filter(Boolean));
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    const addresses = addressesIn(reason);
    tell('rejected', addresses.length > 0 ? addresses : [location.href]);
  };
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    forget();
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

/** The addresses of the scripts in the stack of an error, innermost first; at most 50. */
function addressesIn(thrown: unknown): string[] {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return [...stack.matchAll(/([a-z-]+:\/\/[^\s()]+?):\d+(:\d+)?/g)]
    .slice(0, 50)
    .map(([, address = '']) => address);
}

/**
 * The module of the first script that belongs to one, else the shell; undefined if no script is from this site.
 * @param used the versions that the page uses or has used, the newest first
 */
function findSource(
  addresses: readonly string[],
  used: readonly RegistryEntry[],
): Pick<ModuleFailure, 'module' | 'version'> | undefined {
  for (const address of addresses) {
    const entry = used.find((one) => hasFile(one, address));
    if (entry) return { module: entry.name, version: entry.version };
  }
  return addresses.some((address) => pathOnSite(address) !== undefined)
    ? { module: 'shell', version: 'none' }
    : undefined;
}

/** Whether a file belongs to a version. A trial build has no list of its files, but a server of its own. */
function hasFile({ base, files, isMalformed }: RegistryEntry, address: string): boolean {
  if (isMalformed || base === '/') return false;
  const folder = new URL(base, location.href).href;
  if (!address.startsWith(folder)) return false;
  return Object.keys(files).length === 0 || address.slice(folder.length) in files;
}

/** The path of an address on this site; undefined for any other address. */
function pathOnSite(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : undefined;
}
