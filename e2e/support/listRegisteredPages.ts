import type { Site } from './openSite.ts';
import { readStableVersions } from './readStableVersions.ts';

/** A module's page in the registry. */
export type RegisteredPage = {
  /** Route pattern below `/{id}/`. */
  path: string;
  /** Its path below `/{id}/`; undefined when it needs a parameter. */
  address: string | undefined;
  /** Whether a path below `/{id}/` matches this page. */
  isAt: (address: string) => boolean;
};

/**
 * The pages of all modules for one kind of user, from the site's registry. Pages with the fewest parameters come first,
 * because they have precedence.
 */
export async function listRegisteredPages(
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
