import type { Registry } from '@cert/shared/contract';

/** Of a file that may not run: nothing has this hash, so the browser refuses whatever it gets. */
export const unmatchableHash = `sha384-${'A'.repeat(64)}`;

/** Which hash each file must have that this page runs. */
export type Integrity = {
  /** @returns `sha384-…`; undefined for a build that is tried out; `unmatchableHash` for a file that nobody released */
  of(address: string): string | undefined;
  /** Adds the files of all versions that the registry knows; those of an earlier one stay. */
  learn(registry: Pick<Registry, 'modules'>): void;
  /** Builds that somebody tries out change with each save, so they have no hash. */
  allow(base: string): void;
};

/**
 * @param origin of the page; addresses within it may be given as paths
 * @param ownFiles those of the shell, by name
 */
export function createIntegrity({
  origin,
  ownFiles,
}: {
  origin: string;
  ownFiles: Readonly<Record<string, string>>;
}): Integrity {
  const allowed: string[] = [];
  const hashes = new Map<string, string>();
  const add = (base: string, files: Readonly<Record<string, string>>) => {
    for (const [file, hash] of Object.entries(files))
      hashes.set(new URL(base + file, origin).href, hash);
  };
  add('/', ownFiles);
  return {
    of(address) {
      const { href } = new URL(address, origin);
      if (allowed.some((base) => href.startsWith(base))) return undefined;
      return hashes.get(href) ?? unmatchableHash;
    },
    learn({ modules }) {
      for (const { versions } of modules) for (const { base, files } of versions) add(base, files);
    },
    allow: (base) => void allowed.push(base),
  };
}
