import type { RegistryEntry } from '@cert/shared/contract';
import type { Integrity } from './integrity.ts';

/**
 * Fetches the files of parts in parallel with their module's entry, which would request them one after the other.
 * This saves three round trips. The files do not run until the module requests them.
 * @param wanted names in `parts`; names that the build does not have are ignored
 */
export function preloadParts(
  { base, parts }: Pick<RegistryEntry, 'base' | 'parts'>,
  {
    wanted,
    integrity,
  }: { wanted: readonly string[]; integrity: Pick<Integrity, 'of'> | undefined },
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
