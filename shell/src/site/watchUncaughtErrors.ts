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
  function tell(reason: ModuleFailure['reason'], addresses: readonly string[]): void {
    const source = findSource(addresses, inUse.get());
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

/** The module of the first script that belongs to one, else the shell; undefined if no script is from this site. */
function findSource(
  addresses: readonly string[],
  inUse: ReturnType<ModuleStore['inUse']['get']>,
): Pick<ModuleFailure, 'module' | 'version'> | undefined {
  for (const address of addresses) {
    const used = inUse.find(
      ({ base, isMalformed }) =>
        !isMalformed && address.startsWith(new URL(base, location.href).href),
    );
    if (used && used.base !== '/') return { module: used.name, version: used.version };
    // The script may belong to a version that this page no longer uses; its address names module and version.
    const [, module, version] =
      /^\/modules\/([a-z0-9-]+)\/([0-9A-Za-z][0-9A-Za-z.-]*)\//.exec(pathOnSite(address) ?? '') ??
      [];
    if (module && version) return { module, version };
  }
  return addresses.some((address) => pathOnSite(address) !== undefined)
    ? { module: 'shell', version: 'none' }
    : undefined;
}

/** The path of an address on this site; undefined for any other address. */
function pathOnSite(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : undefined;
}
