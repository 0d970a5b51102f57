import type { Registry } from '@cert/shared/contract';

/** A hash that never matches, for files that must not run: the browser rejects any content. */
export const unmatchableHash = `sha384-${'A'.repeat(64)}`;

/** The expected hashes of the files that this page runs. */
export type Integrity = {
  /** @returns the hash, `sha384-…`; undefined for a file of a trial build; `unmatchableHash` for an unreleased file */
  of(address: string): string | undefined;
  /** Adds the files of all versions in the registry. Files of an earlier registry stay. */
  learn(registry: Pick<Registry, 'modules'>): void;
  /** Exempts a trial build from the checks: it is rebuilt whenever a source is saved, so it has no fixed hashes. */
  allow(base: string): void;
};

/**
 * @param origin of the page; addresses within it may be given as paths
 * @param ownFiles hashes of the shell's files, by file name
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
