import type { Site } from './openSite.ts';
import { readStableVersions } from './readStableVersions.ts';

/** A page that some module brings, as the registry names it. */
export type RegisteredPage = {
  /** Below `/{id}/`, in the router's notation. */
  path: string;
  /** Its address below `/{id}/`, where that needs no parameter. */
  address: string | undefined;
  /** Whether it is this page that is shown at an address below `/{id}/`. */
  isAt: (address: string) => boolean;
};

/**
 * The pages of all modules for one kind of reader, as the site's registry names them now; those with the fewest
 * parameters first, for they win where several fit.
 */
export async function registeredPages(
  site: Site,
  reader: 'client' | 'certifier',
): Promise<RegisteredPage[]> {
  return (await readStableVersions(site))
    .flatMap(({ pages }) => pages)
    .filter((page) => page.for === 'member' || page.for === reader)
    .sort((a, b) => parametersIn(a.path) - parametersIn(b.path))
    .map(({ path }) => {
      const shortest = path.replace(/\/:\w+\?/g, '');
      const pattern = path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+');
      return {
        path,
        address: shortest.includes(':') ? undefined : shortest,
        isAt: (address) => new RegExp(`^${pattern}$`).test(address),
      };
    });
}

function parametersIn(path: string): number {
  return path.split(':').length;
}
